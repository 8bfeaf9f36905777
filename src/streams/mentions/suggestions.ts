import { catchError, EMPTY, exhaustMap, filter, map } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { parseSuggestions } from './parse-suggestions';
import { asObject } from '../../lib/json';
import { ofType } from '../operators/of-type';
import type { Event } from '../state/events';
import { tag } from '../operators/tag';
import { selectUnknownSite } from './selectors';

/**
 * Fetches the people who can be mentioned on a site when the first mention is typed there. One
 * request runs at a time, and the result is cached; after a failure, the next key press retries
 * (section 4).
 */
export const suggestions: Behaviour = (events$, state$, { client }) =>
  events$.pipe(
    ofType('caret.moved'),
    map(() => selectUnknownSite(state$.value)),
    filter((siteId) => siteId !== undefined),
    exhaustMap((siteId) =>
      client
        .users()
        .suggest({ query: { site_id: siteId } })
        .pipe(
          tag('suggestions > fetch'),
          // A malformed response is not cached as an empty list.
          filter((response) => Array.isArray(asObject(response).suggestions)),
          map((response): Event => ({
            type: 'suggestions.fetched',
            siteId,
            suggestions: parseSuggestions(response),
          })),
          // Replies work without suggestions, so a failure only hides the list.
          catchError(() => EMPTY),
        ),
    ),
  );
