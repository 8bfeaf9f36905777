import { endpoint } from '../endpoint';
import type { Comment, CommentBody } from '../types/comment';
import type { LikeResponse } from '../types/like';

/** A text becomes a comment's content; an object goes as it is (section 3). */
const asContent = (body: CommentBody): unknown => (typeof body === 'string' ? { content: body } : body);

/** Section 7, "Comments". */
export const comment = {
  get: endpoint<Comment>()('GET /sites/{site}/comments/{comment}'),
  update: endpoint<Comment, CommentBody>()('PUT /sites/{site}/comments/{comment}', { body: asContent }),
  reply: endpoint<Comment, CommentBody>()('POST /sites/{site}/comments/{comment}/replies/new', {
    body: asContent,
  }),
  delete: endpoint<Comment>()('POST /sites/{site}/comments/{comment}/delete'),
};

export const commentLike = {
  add: endpoint<LikeResponse>()('POST /sites/{site}/comments/{comment}/likes/new'),
  delete: endpoint<LikeResponse>()('POST /sites/{site}/comments/{comment}/likes/mine/delete'),
};
