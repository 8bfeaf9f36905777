import { catchError, EMPTY, exhaustMap, filter, map, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { parseSuggestions } from '../notes/mention';
import { asObject } from '../notes/read';
import { ofType } from '../operators/of-type';
import type { Event } from '../state/events';
import { tag } from '../operators/tag';
import { selectUnknownSite } from '../state/selectors';

/**
 * Who can be mentioned on a site is asked for when the first mention is typed there, once; one request at a time
 * (section 4). One that fails is made again at the next key.
 */
export const suggestions: Behaviour = (events$, state$, { client }) =>
  events$.pipe(
    ofType('caret.moved'),
    withLatestFrom(state$),
    map(([, state]) => selectUnknownSite(state)),
    filter((siteId) => siteId !== undefined),
    exhaustMap((siteId) =>
      client
        .users()
        .suggest({ query: { site_id: siteId } })
        .pipe(
          tag('suggestions > fetch'),
          // An answer without a list is none, and nobody is not who can be mentioned.
          filter((answer) => Array.isArray(asObject(answer).suggestions)),
          map((answer): Event => ({
            type: 'suggestions.fetched',
            siteId,
            suggestions: parseSuggestions(answer),
          })),
          // A reply can be written without; the list just does not show.
          catchError(() => EMPTY),
        ),
    ),
  );
