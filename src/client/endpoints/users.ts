import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { SuggestionsResponse } from '../types/user';

/** Section 7: API 1, query `site_id`. */
export const users = noun({
  calls: { suggest: endpoint<SuggestionsResponse>()('GET /users/suggest', { apiVersion: '1' }) },
});
