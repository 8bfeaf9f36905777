import { noun } from '../noun';
import type { LikeResponse } from '../types/like';
import { mineAt } from './mine';

/** Section 7, "Likes": of a post. */
export const like = noun({
  needs: ['post'],
  calls: mineAt<LikeResponse>()('/sites/{site}/posts/{post}/likes'),
});
