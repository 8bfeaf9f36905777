import { endpoint } from '../endpoint';
import type { FollowResponse } from '../types/like';

/** Section 7, "Follows". */
export const follow = {
  mine: endpoint<FollowResponse>()('GET /sites/{site}/follows/mine'),
  add: endpoint<FollowResponse>()('PUT /sites/{site}/follows/new'),
  delete: endpoint<FollowResponse>()('DELETE /sites/{site}/follows/mine/delete'),
};
