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
  withLatestFrom,
} from 'rxjs';
import type { Behaviour } from '../behaviour';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Event, EventOf } from '../state/events';
import { LAST_WORDS_MS, UNDO_MS } from '../timing';
import { moderate$ } from './moderate';

/**
 * Spam and trash: undone in time, or done when the 4500 ms run out, the bar is closed or the page goes away (section 4).
 * Several notes can be pending at once; of one note, a second request while the first is pending or running is none.
 * One that is restored has what is left of its time.
 */
export const undo: Behaviour = (events$, state$, { client, surroundings: { pageHide$ } }) =>
  events$.pipe(
    ofType('moderation.requested', 'moderation.restored'),
    withLatestFrom(state$),
    groupedBy(
      ([{ id }]) => id,
      (each) => exhaustMap(each),
      ([event, { moderations }]) => {
        const { id } = event;
        const moderation = moderations[id];
        if (!moderation) return EMPTY;
        const { kind } = moderation;
        const isOfNote = (other: EventOf<'moderation.undone' | 'moderation.closed'>): boolean =>
          other.id === id;
        // What another page has started no longer can be undone: it stays in the state.
        const undone$ = events$.pipe(
          ofType('moderation.undone'),
          filter(isOfNote),
          withLatestFrom(state$),
          filter(([, state]) => !(id in state.moderations)),
        );
        const closed$ = events$.pipe(ofType('moderation.closed'), filter(isOfNote));
        const ms = leftMs(event);
        // What another page had begun it may have done, even if it could not keep that it had started; and its last
        // request may still be on its way, when looking would see nothing done.
        const isTakenOver = event.type === 'moderation.restored';
        const run = (leaving$: Observable<unknown>, waitedMs: number) => (): Observable<Event> =>
          concat(
            of<Event>({ type: 'moderation.started', id }),
            moderate$(client, moderation, isTakenOver ? LAST_WORDS_MS - waitedMs : undefined, leaving$).pipe(
              tag('undo > moderate'),
              map((): Event => ({ type: 'moderation.confirmed', id, kind })),
              catchError(() => of<Event>({ type: 'moderation.failed', id, kind })),
            ),
          );
        return race(
          undone$.pipe(map(() => () => EMPTY)),
          timer(ms).pipe(map(() => run(pageHide$, ms))),
          // However long the bar has been there: at worst it is looked at later.
          closed$.pipe(map(() => run(pageHide$, 0))),
          // There is no time to look first: what was restored is still in storage, for the next page.
          isTakenOver ? NEVER : pageHide$.pipe(map(() => run(of(null), 0))),
        ).pipe(
          take(1),
          switchMap((next): Observable<Event> => next()),
          tag('undo > window'),
        );
      },
    ),
  );

/** Never longer than a whole window, however the clock was set since. */
function leftMs(event: EventOf<'moderation.requested' | 'moderation.restored'>): number {
  if (event.type === 'moderation.requested') return UNDO_MS;
  const left = event.phase === 'running' ? 0 : event.endsAt - asyncScheduler.now();
  return Math.min(Math.max(left, 0), UNDO_MS);
}
