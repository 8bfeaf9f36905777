import type { Listed } from './lists';
import type { Term } from './term';
import type { User } from './user';

/** A post or page (section 3: ID, slug). */
export interface Post {
  readonly ID: number;
  readonly slug: string;
  readonly site_ID?: number;
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly status?: string;
  readonly type?: string;
  readonly date?: string;
  readonly modified?: string;
  readonly URL?: string;
  readonly author?: User;
  readonly tags?: Readonly<Record<string, Term>>;
  readonly categories?: Readonly<Record<string, Term>>;
  readonly i_like?: boolean;
  readonly like_count?: number;
}

/** The fields of a post to write. */
export interface PostBody {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly slug?: string;
  readonly status?: 'publish' | 'private' | 'draft' | 'pending' | 'future' | 'trash';
  readonly type?: string;
  readonly date?: string;
  readonly tags?: string | readonly string[];
  readonly categories?: string | readonly string[];
  readonly featured_image?: string;
  readonly [field: string]: unknown;
}

export interface PostsResponse extends Listed {
  readonly posts: readonly Post[];
}

export interface RelatedBody {
  readonly size?: number;
  readonly filter?: Readonly<Record<string, unknown>>;
}

export interface RelatedResponse {
  readonly total?: number;
  readonly hits: readonly { readonly fields?: Readonly<Record<string, unknown>> }[];
}

/** The user's reblog of a post. */
export interface ReblogState {
  readonly is_reblogged: boolean;
  readonly can_reblog?: boolean;
  readonly can_user_reblog?: boolean;
}

/** The destination of a reblog, and its comment (section 3). */
export interface ReblogBody {
  readonly destination_site_id: string | number;
  readonly note?: string | null;
}

export interface ReblogResponse extends ReblogState {
  readonly success?: boolean;
  readonly destination_site_id?: number;
}

/** The number of posts of a type, by status. */
export interface PostCounts {
  readonly counts: Readonly<Record<string, unknown>>;
}
