import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  race,
  take,
  throwError,
  timer,
  withLatestFrom,
} from 'rxjs';
import { ApiError } from '../../client';
import type { Behaviour } from '../behaviour';
import { replyTarget } from '../notes/actions';
import { isComment, promised } from '../notes/answers';
import { webAddress } from '../notes/addresses';
import type { Note } from '../notes/note';
import { asObject } from '../notes/read';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { REPLY_RETRIES_COUNT, REPLY_RETRY_STEP_MS } from '../timing';
import type { PanelClient } from '../platform';

/**
 * Send a reply; a failure is tried again after 2, 4 and 6 s, a duplicate is not (section 8), and none once the token is refused. One at a time a note: a
 * second submission while one is in progress is none (section 5).
 */
export const reply: Behaviour = (events$, state$, { client }) => {
  const signedOut$ = state$.pipe(filter(({ isSignedIn }) => !isSignedIn));
  return events$.pipe(
    ofType('reply.submitted'),
    withLatestFrom(state$),
    groupedBy(
      ([{ id }]) => id,
      (each) => exhaustMap(each),
      ([{ id, text }, { allNotes }]): Observable<Event> => {
        if (text.trim() === '') return EMPTY;
        const attempt$ = send$(client, allNotes[id], text).pipe(tag('reply > send > attempt'));
        return retried$(attempt$, signedOut$).pipe(
          tag('reply > send'),
          map((url): Event => ({ type: 'reply.sent', id, url })),
          catchError((error: unknown) =>
            of<Event>({ type: 'reply.failed', id, isDuplicate: isDuplicate(error) }),
          ),
        );
      },
    ),
  );
};

/** A duplicate that answers a retry is our own: an attempt before it was accepted, and only its answer was lost. */
function retried$(
  send$: Observable<string>,
  signedOut$: Observable<unknown>,
  retries = 0,
): Observable<string> {
  return send$.pipe(
    catchError((error: unknown) => {
      if (isDuplicate(error) && retries > 0) return of('');
      if (isDuplicate(error) || retries === REPLY_RETRIES_COUNT) return throwError(() => error);
      const isDue$ = timer((retries + 1) * REPLY_RETRY_STEP_MS).pipe(map(() => true));
      return race(isDue$, signedOut$.pipe(map(() => false))).pipe(
        take(1),
        mergeMap((isDue) => (isDue ? retried$(send$, signedOut$, retries + 1) : throwError(() => error))),
      );
    }),
  );
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiError && error.name === 'CommentDuplicateError';

/** Sends the text once; gives the reply's address, '' without one that can be linked to. */
function send$(client: PanelClient, note: Note | undefined, text: string): Observable<string> {
  const target = note && replyTarget(note);
  if (!target) return throwError(() => new Error('the note names nothing to reply to'));
  const site = client.site(target.site);
  const sent$ =
    'comment' in target
      ? site.comment(target.comment).reply(text)
      : site.post(target.post).comment().add(text);
  return sent$.pipe(
    promised(isComment),
    map((answer) => webAddress(asObject(answer).URL)),
  );
}
