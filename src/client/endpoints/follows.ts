import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { FollowResponse } from '../types/like';

/** Section 7, "Follows". */
export const follow = noun({
  calls: {
    mine: endpoint<FollowResponse>()('GET /sites/{site}/follows/mine'),
    add: endpoint<FollowResponse>()('PUT /sites/{site}/follows/new'),
    delete: endpoint<FollowResponse>()('DELETE /sites/{site}/follows/mine/delete'),
  },
});
