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
          const run = (leaving$: Observable<unknown>) => (): Observable<Event> =>
            concat(
              of<Event>({ type: 'moderation.started', id }),
              moderate$(client, allNotes[id], kind, leaving$).pipe(
                map((): Event => ({ type: 'moderation.confirmed', id, kind })),
                catchError(() => of<Event>({ type: 'moderation.failed', id, kind })),
              ),
            );
          return race(
            undone$.pipe(map(() => () => EMPTY)),
            merge(timer(UNDO_MS), closed$).pipe(map(() => run(pageHide$))),
            pageHide$.pipe(map(() => run(of(null)))),
          ).pipe(
            take(1),
            switchMap((next): Observable<Event> => next()),
          );
        }),
      ),
    ),
  );

/**
 * Trash deletes the comment; spam fetches it and sets its status, at once when the page is leaving and there is no time
 * for two requests. Both outlive the page. What is gone already counts as done.
 */
function moderate$(
  client: Client,
  note: Note | undefined,
  kind: ModerationKind,
  leaving$: Observable<unknown>,
): Observable<unknown> {
  const { site, comment } = note?.ids ?? {};
  if (site === undefined || comment === undefined)
    return throwError(() => new Error('the note names no comment'));
  const options = { keepalive: true };
  const calls = client.site(site).comment(comment);
  const spam$ = race(leaving$, calls.get()).pipe(
    take(1),
    switchMap(() => calls.update({ status: 'spam' }, options)),
  );
  return (kind === 'trash' ? calls.delete(options) : spam$).pipe(
    catchError((error: unknown) =>
      // Another 404 is a platform in trouble, and no word on the comment.
      error instanceof ApiError && error.name === 'UnknownCommentError' ? of(null) : throwError(() => error),
    ),
  );
}
