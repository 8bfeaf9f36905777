import type { JsonValue } from './json';
import type { Listed } from './lists';
import type { Media } from './media';
import type { Term } from './term';
import type { User } from './user';

/** A post or page (section 3: ID, slug). */
export interface Post {
  readonly ID: number;
  readonly site_ID: number;
  readonly global_ID: number | string;
  readonly author: User;
  readonly date: string;
  readonly modified: string;
  readonly title: string;
  readonly URL: string;
  readonly short_URL: string;
  readonly content: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly guid?: string;
  readonly status: PostStatus | 'auto-draft' | 'deleted';
  readonly sticky: boolean;
  readonly password: string;
  readonly parent: PostReference | false;
  readonly type: string;
  readonly format: string | false;
  readonly discussion: Discussion;
  /** Only in version 1; later versions have this number in `discussion`. */
  readonly comment_count?: number;
  readonly likes_enabled: boolean;
  readonly sharing_enabled: boolean;
  readonly like_count: number;
  readonly i_like: boolean;
  readonly is_reblogged: boolean;
  readonly is_following: boolean;
  /** The address of the image; '' if there is none. */
  readonly featured_image: string;
  readonly post_thumbnail?: Media | null;
  readonly attachments?: Readonly<Record<string, Media>>;
  readonly attachment_count?: number;
  readonly terms: Readonly<Record<string, Readonly<Record<string, Term>>>>;
  readonly tags: Readonly<Record<string, Term>>;
  readonly categories: Readonly<Record<string, Term>>;
  readonly metadata: readonly Metadata[] | false;
  readonly menu_order?: number;
  readonly page_template?: string;
  readonly capabilities?: Readonly<Record<string, boolean>>;
}

export type PostStatus = 'publish' | 'private' | 'draft' | 'pending' | 'future' | 'trash';

/** The parent of a post or page. */
export interface PostReference {
  readonly ID: number;
  readonly type: string;
  readonly link: string;
  readonly title: string;
}

/** Whether a post accepts comments and pingbacks, and the number of its comments. */
export interface Discussion {
  readonly comments_open: boolean;
  readonly comment_status: string;
  readonly pings_open: boolean;
  readonly ping_status: string;
  readonly comment_count: number;
}

export interface Metadata {
  readonly id: number | string;
  readonly key: string;
  readonly value: JsonValue;
}

export interface PostsResponse extends Listed {
  readonly posts: readonly Post[];
}

export interface RelatedBody {
  readonly size?: number;
  readonly filter?: Readonly<Record<string, JsonValue>>;
}

export interface RelatedResponse {
  readonly total: number;
  readonly max_score?: number | null;
  readonly took?: number;
  readonly hits: readonly {
    readonly fields: { readonly blog_id: number; readonly post_id: number };
    readonly sort?: readonly number[];
  }[];
}

/** The user's reblog of a post. */
export interface ReblogState {
  readonly is_reblogged: boolean;
  readonly can_reblog: boolean;
  readonly can_user_reblog: boolean;
  readonly reblog_count?: number;
  readonly site_ID: number;
  readonly post_ID: number;
}

/** The destination of a reblog, and the comment on it (section 3). */
export interface ReblogBody {
  readonly destination_site_id: string | number;
  readonly note?: string | null;
}

export interface ReblogResponse extends ReblogState {
  readonly success: boolean;
  readonly destination_site_id: number;
  readonly destination_post_id?: number;
}

/** The number of posts of a type, by status. */
export interface PostCounts {
  readonly counts: {
    readonly all: Readonly<Partial<Record<PostStatus, number>>>;
    readonly mine: Readonly<Partial<Record<PostStatus, number>>>;
  };
}
