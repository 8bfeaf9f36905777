import type { FollowResponse, LikeResponse } from '../types/like';
import { endpoint } from './endpoint';
import { noun } from './noun';

/**
 * The calls for something that a user adds once and can remove: a like, a follow, a subscription
 * (section 7).
 */
export const mineAt =
  <Response>() =>
  <const Path extends `/sites/${string}`>(path: Path) => ({
    mine: endpoint<Response>()(`GET ${path}/mine`),
    add: endpoint<Response>()(`PUT ${path}/new`),
    delete: endpoint<Response>()(`DELETE ${path}/mine/delete`),
  });

/** Section 7, "Likes": the user's like of a post. */
export const like = noun({
  needs: ['post'],
  calls: mineAt<LikeResponse>()('/sites/{site}/posts/{post}/likes'),
});

/** Section 7, "Follows": the user's follow of a site. */
export const follow = noun({ calls: mineAt<FollowResponse>()('/sites/{site}/follows') });
