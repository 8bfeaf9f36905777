import { endpoint } from './endpoint';
import { noun } from './noun';
import type { SuggestQuery } from '../types/queries';
import type { SuggestionsResponse } from '../types/user';

/** Section 7: the users of a site who can be mentioned, selected by the query `site_id`. The version is 1. */
export const users = noun({
  calls: {
    suggest: endpoint<SuggestionsResponse, [], SuggestQuery>()('GET /users/suggest', { apiVersion: '1' }),
  },
});
