import type { Listed } from './lists';
import type { User } from './user';

export type CommentStatus = 'approved' | 'unapproved' | 'spam' | 'trash';

/** A comment as the platform sends it (section 3). */
export interface Comment {
  readonly ID: number;
  readonly URL: string;
  readonly status: CommentStatus;
  readonly content: string;
  readonly raw_content?: string;
  readonly date: string;
  readonly author?: User;
  readonly post?: { readonly ID: number; readonly title: string };
  readonly parent?: { readonly ID: number } | false;
  readonly i_like?: boolean;
  readonly like_count?: number;
}

/** A comment's text, or the fields to change. */
export type CommentBody = string | { readonly content?: string; readonly status?: CommentStatus };

export interface CommentsResponse extends Listed {
  readonly comments: readonly Comment[];
}
