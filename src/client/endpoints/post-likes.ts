import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { LikeResponse } from '../types/like';

/** Section 7, "Likes": of a post. */
export const like = noun({
  needs: ['post'],
  calls: {
    mine: endpoint<LikeResponse>()('GET /sites/{site}/posts/{post}/likes/mine'),
    add: endpoint<LikeResponse>()('PUT /sites/{site}/posts/{post}/likes/new'),
    delete: endpoint<LikeResponse>()('DELETE /sites/{site}/posts/{post}/likes/mine/delete'),
  },
});
