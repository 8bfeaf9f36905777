import {
  asyncScheduler,
  catchError,
  concat,
  EMPTY,
  exhaustMap,
  filter,
  map,
  NEVER,
  type Observable,
  of,
  race,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { fromAllTabs } from '../operators/from-all-tabs';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { acrossSessions } from '../operators/across-sessions';
import type { Behaviour } from '../state/behaviour';
import type { Event, EventOf } from '../state/events';
import { LAST_REQUEST_MS, UNDO_MS } from '../timing';
import { canHurry$, sendLeaving$, sendOwn$, sendRestored$ } from './send-moderation';

/** Why an undo window ends. */
type Reason = 'undone' | 'due' | 'closed' | 'leaving';

/**
 * Spam and trash: undone in time, or sent when the 4500 ms run out, the bar is closed or the page
 * goes away (section 4). Several notes can be pending at once. While a note has a pending or
 * running request, further requests for it are ignored. A restored one gets the rest of its window.
 * Only the tab that holds the note's lock sends (decision moderation-looks-first). One that is refused
 * because the session ended waits for the next.
 */
export const undo: Behaviour = (events$, state$, deps) =>
  events$.pipe(
    ofType('moderation.requested', 'moderation.restored'),
    groupedBy(
      ({ id }) => id,
      (each) => exhaustMap(each),
      (event) => {
        const { id } = event;
        const moderation = state$.value.moderations[id];
        if (!moderation) return EMPTY;
        const { kind } = moderation;
        const { pageHide$ } = deps.environment;
        const isRestored = event.type === 'moderation.restored';
        const windowMs = leftMs(event);
        const isOfNote = (other: { readonly id: number }): boolean => other.id === id;
        // A request that another page has started can no longer be undone: it stays in the state.
        const undone$ = fromAllTabs(events$).pipe(
          ofType('moderation.undone'),
          filter(isOfNote),
          filter(() => !(id in state$.value.moderations)),
        );
        const closed$ = fromAllTabs(events$).pipe(ofType('moderation.closed'), filter(isOfNote));
        const leaving$ = pageHide$.pipe(
          switchMap(() => canHurry$(id, deps)),
          filter(Boolean),
        );
        const because = (reason: Reason) => map(() => reason);
        const ended$ = race(
          undone$.pipe(because('undone')),
          timer(windowMs).pipe(because('due')),
          closed$.pipe(because('closed')),
          // A restored one stays in storage for the next page: there is no time to check first.
          isRestored ? NEVER : leaving$.pipe(because('leaving')),
        ).pipe(take(1));
        const send = (reason: Reason): Observable<Event> => {
          // The page that died may have sent the request, and the platform may still be processing it.
          const sinceMs = reason === 'due' ? windowMs : 0;
          const sendNow$ = reason === 'leaving' ? sendLeaving$ : sendOwn$;
          const sent$ = isRestored
            ? sendRestored$(id, moderation, LAST_REQUEST_MS - sinceMs, deps)
            : sendNow$(id, moderation, deps);
          return concat(
            of<Event>({ type: 'moderation.started', id }),
            sent$.pipe(
              acrossSessions(state$),
              tag('undo > moderate'),
              map((): Event => ({ type: 'moderation.confirmed', id, kind })),
              catchError(() => of<Event>({ type: 'moderation.failed', id, kind })),
            ),
          );
        };
        return ended$.pipe(
          switchMap((reason) => (reason === 'undone' ? EMPTY : send(reason))),
          tag('undo > window'),
        );
      },
      deps.report,
    ),
  );

/**
 * The rest of the undo window in milliseconds, at most a whole one: the clock may have been
 * changed.
 */
function leftMs(event: EventOf<'moderation.requested' | 'moderation.restored'>): number {
  if (event.type === 'moderation.requested') return UNDO_MS;
  const left = event.phase === 'running' ? 0 : event.endsAt - asyncScheduler.now();
  return Math.min(Math.max(left, 0), UNDO_MS);
}
