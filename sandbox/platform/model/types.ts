import type { JsonObject } from './json';
import type { PostExtras } from './post-extras';
import type { RichText } from './rich-text';

/** The avatar of a user: drawn, missing (its address returns 404), or none. */
export type AvatarKind = 'drawn' | 'missing' | 'none';

export interface User {
  readonly id: number;
  readonly login: string;
  /** The display name; empty if the profile has none. */
  readonly name: string;
  readonly avatar: AvatarKind;
  /** The site of the user, if any. */
  readonly siteId?: number;
  /** The address that a visitor gave, or the address of the page that links to a post. */
  readonly url?: string;
}

export interface Site {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly ownerId: number;
}

/** The status of a post; `publish` if absent. */
export type PostStatus = 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'trash';

export interface Post {
  readonly id: number;
  readonly siteId: number;
  readonly authorId: number;
  readonly slug: string;
  readonly title: string;
  readonly content: RichText;
  /** The content as HTML, for posts that were written through the REST API. */
  readonly html?: string;
  readonly excerpt?: string;
  readonly status?: PostStatus;
  /** The status before the post was trashed. */
  readonly trashedFrom?: PostStatus;
  /** `post` when absent. */
  readonly type?: string;
  readonly format?: string;
  /** Slugs of the post's terms, by taxonomy: `category`, `post_tag`, ... */
  readonly terms?: Readonly<Record<string, readonly string[]>>;
  /** Further settings; `defaultExtras` if absent. */
  readonly extras?: PostExtras;
  /** Epoch seconds. */
  readonly time: number;
  /** The time of the last change in epoch seconds; `time` if absent. */
  readonly modified?: number;
}

export type CommentStatus = 'approved' | 'unapproved' | 'spam' | 'trash';

export const COMMENT_TYPES = ['comment', 'pingback', 'trackback', 'review'] as const;
export type CommentType = (typeof COMMENT_TYPES)[number];

/** The statuses that can be set on a comment. The last two restore the status before spam or trash. */
export type CommentChange = CommentStatus | 'unspam' | 'untrash';

export interface Comment {
  readonly id: number;
  readonly siteId: number;
  readonly postId: number;
  /** The id of the author; 0 for an author without an account. */
  readonly authorId: number;
  /** The author if there is no account: a visitor, or a page that links to the post. */
  readonly visitor?: User;
  readonly parentId?: number;
  readonly content: RichText;
  /** The stored text of a comment that was written through the REST API. */
  readonly html?: string;
  /** `comment` if absent. */
  readonly type?: CommentType;
  readonly status: CommentStatus;
  /** The status before spam or trash, which `unspam` or `untrash` restores. */
  readonly formerStatus?: CommentStatus;
  /** Epoch seconds. */
  readonly time: number;
}

/** The subject of a note. The note's texts are derived from it. */
export type NoteSubject =
  | { readonly kind: 'comment' | 'comment_like'; readonly siteId: number; readonly commentId: number }
  | { readonly kind: 'like' | 'new_post' | 'automattcher'; readonly siteId: number; readonly postId: number }
  | { readonly kind: 'reblog'; readonly siteId: number; readonly postId: number; readonly remark: string }
  | { readonly kind: 'follow'; readonly siteId: number }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | { readonly kind: 'raw'; readonly note: JsonObject };

/** A message from the platform about achievements, orders or backups. */
export interface Notice {
  readonly type: string;
  readonly title: string;
  readonly noticon: string;
  /** The name of the badge that is drawn as the icon. */
  readonly badge: string;
  readonly path: string;
  readonly subject: readonly RichText[];
  readonly body: readonly RichText[];
  readonly siteId?: number;
}

/** The stored part of a note: its subject, actors, time and read state. */
export interface NoteRecord {
  readonly id: number;
  readonly subject: NoteSubject;
  /** The ids of the users who liked, followed or reblogged, newest first. */
  readonly actors: readonly number[];
  readonly read: boolean;
  /** Epoch seconds. */
  readonly time: number;
}
