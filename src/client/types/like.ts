export interface LikeResponse {
  readonly success?: boolean;
  readonly i_like: boolean;
  readonly like_count: number;
}

export interface FollowResponse {
  readonly success?: boolean;
  readonly is_following: boolean;
}
