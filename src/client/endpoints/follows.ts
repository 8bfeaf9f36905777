import { noun } from '../noun';
import type { FollowResponse } from '../types/like';
import { mineAt } from './mine';

/** Section 7, "Follows". */
export const follow = noun({ calls: mineAt<FollowResponse>()('/sites/{site}/follows') });
