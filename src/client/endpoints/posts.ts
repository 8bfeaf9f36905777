import { endpoint } from '../endpoint';
import type { Comment } from '../types/comment';
import type { LikeResponse } from '../types/like';

/** Section 7, "Sites": what a post takes. */
export const postReplies = {
  add: endpoint<Comment, string>()('POST /sites/{site}/posts/{post}/replies/new', {
    body: (content) => ({ content }),
  }),
};

export const postLike = {
  add: endpoint<LikeResponse>()('PUT /sites/{site}/posts/{post}/likes/new'),
  delete: endpoint<LikeResponse>()('DELETE /sites/{site}/posts/{post}/likes/mine/delete'),
};
