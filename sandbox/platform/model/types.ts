import type { JsonObject } from './json';
import type { PostExtras } from './post-extras';
import type { RichText } from './rich-text';

/** How a user's picture behaves: drawn, announced but answering 404, or not there at all. */
export type AvatarKind = 'drawn' | 'missing' | 'none';

export interface User {
  readonly id: number;
  readonly login: string;
  /** The name shown; empty for people who never filled in their profile. */
  readonly name: string;
  readonly avatar: AvatarKind;
  /** The site linked from the user's name, if any. */
  readonly siteId?: number;
}

export interface Site {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly ownerId: number;
}

/** What a post is for its readers; without one it is published. */
export type PostStatus = 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'trash';

export interface Post {
  readonly id: number;
  readonly siteId: number;
  readonly authorId: number;
  readonly slug: string;
  readonly title: string;
  readonly content: RichText;
  /** The content as its author wrote it, for posts that came over the REST API. */
  readonly html?: string;
  readonly excerpt?: string;
  readonly status?: PostStatus;
  /** What it was before it went to the trash. */
  readonly trashedFrom?: PostStatus;
  /** `post` when absent. */
  readonly type?: string;
  readonly format?: string;
  /** Slugs of its terms by taxonomy: `category`, `post_tag`, ... */
  readonly terms?: Readonly<Record<string, readonly string[]>>;
  /** What it is besides its text; `plainExtras` when absent. */
  readonly extras?: PostExtras;
  /** Epoch seconds. */
  readonly time: number;
  /** When it was last changed, in epoch seconds; when it was made, where absent. */
  readonly modified?: number;
}

export type CommentStatus = 'approved' | 'unapproved' | 'spam' | 'trash';

export interface Comment {
  readonly id: number;
  readonly siteId: number;
  readonly postId: number;
  readonly authorId: number;
  readonly parentId?: number;
  readonly content: RichText;
  readonly status: CommentStatus;
  /** Epoch seconds. */
  readonly time: number;
}

/** What happened, as far as the model has to know; the note's texts are derived from it. */
export type NoteSubject =
  | { readonly kind: 'comment' | 'comment_like'; readonly siteId: number; readonly commentId: number }
  | { readonly kind: 'like' | 'new_post' | 'automattcher'; readonly siteId: number; readonly postId: number }
  | { readonly kind: 'reblog'; readonly siteId: number; readonly postId: number; readonly remark: string }
  | { readonly kind: 'follow'; readonly siteId: number }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | { readonly kind: 'raw'; readonly note: JsonObject };

/** A message of the platform itself: achievements, orders, backups. */
export interface Notice {
  readonly type: string;
  readonly title: string;
  readonly noticon: string;
  /** Name of the badge drawn as icon. */
  readonly badge: string;
  readonly path: string;
  readonly subject: readonly RichText[];
  readonly body: readonly RichText[];
  readonly siteId?: number;
}

/** A note before it is written out: who did what, when, and whether the blogger has read it. */
export interface NoteRecord {
  readonly id: number;
  readonly subject: NoteSubject;
  /** User ids, newest first: likers, followers, the one who reblogged. */
  readonly actors: readonly number[];
  readonly read: boolean;
  /** Epoch seconds. */
  readonly time: number;
}
