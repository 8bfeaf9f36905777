import type { Listed } from './lists';
import type { User } from './user';

export type CommentStatus = 'approved' | 'unapproved' | 'spam' | 'trash';

/** A comment as the platform sends it (section 3). */
export interface Comment {
  readonly ID: number;
  readonly post: {
    readonly ID: number;
    readonly title: string;
    readonly type: string;
    readonly link: string;
  };
  readonly author: User;
  readonly date: string;
  readonly URL: string;
  readonly short_URL: string;
  readonly content: string;
  /** The text as it was written; present only if the user may edit the comment. */
  readonly raw_content?: string;
  readonly status: CommentStatus;
  readonly parent: { readonly ID: number; readonly type: string; readonly link: string } | false;
  readonly type: string;
  readonly like_count: number;
  readonly i_like: boolean;
  readonly can_moderate?: boolean;
  readonly i_replied?: boolean;
}

/**
 * A comment's text, or the fields to change. `unspam` and `untrash` restore the status before spam or
 * trash.
 */
export type CommentBody =
  | string
  | {
      readonly content?: string;
      readonly status?: CommentStatus | 'unspam' | 'untrash';
      readonly author?: string;
      readonly author_email?: string;
      readonly author_url?: string;
      readonly date?: string | Date;
    };

export interface CommentsResponse extends Listed {
  readonly comments: readonly Comment[];
}
