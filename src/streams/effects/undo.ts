import {
  catchError,
  concat,
  EMPTY,
  exhaustMap,
  filter,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  race,
  switchMap,
  take,
  throwError,
  timer,
  withLatestFrom,
} from 'rxjs';
import { ApiError, type Client } from '../../client';
import type { Behaviour } from '../behaviour';
import type { Note } from '../notes/note';
import { ofType } from '../operators/of-type';
import type { Event, EventOf } from '../state/events';
import type { ModerationKind } from '../state/state';
import { UNDO_MS } from '../timing';

/**
 * Spam and trash: undone in time, or done when the 4500 ms run out, the bar is closed or the page goes away (section 4).
 * Several notes can be pending at once; of one note, a second request while the first is pending or running is none.
 */
export const undo: Behaviour = (events$, state$, { client, surroundings: { pageHide$ } }) =>
  events$.pipe(
    ofType('moderation.requested'),
    withLatestFrom(state$),
    groupBy(([{ id }]) => id),
    mergeMap((ofNote$) =>
      ofNote$.pipe(
        exhaustMap(([{ id, kind }, { allNotes }]) => {
          const isOfNote = (event: EventOf<'moderation.undone' | 'moderation.closed'>): boolean =>
            event.id === id;
          const undone$ = events$.pipe(ofType('moderation.undone'), filter(isOfNote));
          const closed$ = events$.pipe(ofType('moderation.closed'), filter(isOfNote));
          const run = (isLeaving: boolean) => (): Observable<Event> =>
            concat(
              of<Event>({ type: 'moderation.started', id }),
              moderate$(client, allNotes[id], kind, isLeaving).pipe(
                map((): Event => ({ type: 'moderation.confirmed', id, kind })),
                catchError(() => of<Event>({ type: 'moderation.failed', id, kind })),
              ),
            );
          return race(
            undone$.pipe(map(() => () => EMPTY)),
            merge(timer(UNDO_MS), closed$).pipe(map(() => run(false))),
            pageHide$.pipe(map(() => run(true))),
          ).pipe(
            take(1),
            switchMap((next): Observable<Event> => next()),
          );
        }),
      ),
    ),
  );

/**
 * Trash deletes the comment; spam fetches it and sets its status, or, when the page is leaving and there is no time for
 * two requests, sets it at once. What is gone already counts as done.
 */
function moderate$(
  client: Client,
  note: Note | undefined,
  kind: ModerationKind,
  isLeaving: boolean,
): Observable<unknown> {
  const { site, comment } = note?.ids ?? {};
  if (site === undefined || comment === undefined)
    return throwError(() => new Error('the note names no comment'));
  const options = { keepalive: isLeaving };
  const calls = client.site(site).comment(comment);
  const spam$ = calls.update({ status: 'spam' }, options);
  const run$: Observable<unknown> =
    kind === 'trash' ? calls.delete(options) : isLeaving ? spam$ : calls.get().pipe(switchMap(() => spam$));
  return run$.pipe(
    catchError((error: unknown) =>
      error instanceof ApiError && error.status === 404 ? of(null) : throwError(() => error),
    ),
  );
}
