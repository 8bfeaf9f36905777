import {
  catchError,
  exhaustMap,
  groupBy,
  map,
  mergeMap,
  type Observable,
  of,
  retry,
  throwError,
  timer,
  withLatestFrom,
} from 'rxjs';
import { ApiError, type Client } from '../../client';
import type { Behaviour } from '../behaviour';
import { replyTarget } from '../notes/actions';
import { webAddress } from '../notes/addresses';
import type { Note } from '../notes/note';
import { ofType } from '../operators/of-type';
import type { Event } from '../state/events';
import { REPLY_RETRIES_COUNT, REPLY_RETRY_STEP_MS } from '../timing';

/**
 * Send a reply; a failure is tried again after 2, 4 and 6 s, a duplicate is not (section 8). One at a time a note: a
 * second submission while one is in progress is none (section 5).
 */
export const reply: Behaviour = (events$, state$, { client }) =>
  events$.pipe(
    ofType('reply.submitted'),
    withLatestFrom(state$),
    groupBy(([{ id }]) => id),
    mergeMap((ofNote$) =>
      ofNote$.pipe(
        exhaustMap(([{ id, text }, { allNotes }]): Observable<Event> => {
          if (text.trim() === '') return of();
          return send$(client, allNotes[id], text).pipe(
            retry({
              count: REPLY_RETRIES_COUNT,
              delay: (error: unknown, retries) =>
                isDuplicate(error) ? throwError(() => error) : timer(retries * REPLY_RETRY_STEP_MS),
            }),
            map(({ URL }): Event => ({ type: 'reply.sent', id, url: webAddress(URL) })),
            catchError((error: unknown) =>
              of<Event>({ type: 'reply.failed', id, isDuplicate: isDuplicate(error) }),
            ),
          );
        }),
      ),
    ),
  );

const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiError && error.name === 'CommentDuplicateError';

function send$(client: Client, note: Note | undefined, text: string) {
  const target = note && replyTarget(note);
  if (!target) return throwError(() => new Error('the note names nothing to reply to'));
  const site = client.site(target.site);
  return 'comment' in target
    ? site.comment(target.comment).reply(text)
    : site.post(target.post).replies().add(text);
}
