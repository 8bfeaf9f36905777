import type { Listed } from './lists';
import type { User } from './user';

/** The user's like of a post or a comment. */
export interface LikeResponse {
  readonly success?: boolean;
  readonly i_like: boolean;
  readonly like_count: number;
  readonly site_ID: number;
  readonly post_ID?: number;
  readonly comment_ID?: number;
}

export interface LikesResponse extends Listed {
  readonly i_like: boolean;
  readonly likes: readonly User[];
}

export interface FollowResponse {
  readonly success?: boolean;
  readonly is_following: boolean;
}

export interface FollowsResponse extends Listed {
  readonly users: readonly User[];
}

export interface SubscriberResponse {
  readonly success?: boolean;
  readonly i_subscribe: boolean;
  readonly site_ID: number;
  readonly post_ID: number;
}

export interface SubscribersResponse extends Listed {
  readonly subscriptions: readonly User[];
}
