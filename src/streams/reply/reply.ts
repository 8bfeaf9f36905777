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
} from 'rxjs';
import { ApiError } from '../../client';
import type { Behaviour } from '../state/behaviour';
import { replyTarget } from './reply-target';
import { assertResponse, isCommentResponse } from '../reactions/responses';
import { webAddress } from '../notes/addresses';
import type { Note } from '../notes/note';
import { asObject } from '../../lib/json';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { REPLY_RETRIES_COUNT, REPLY_RETRY_STEP_MS } from '../timing';
import type { PanelClient } from '../panel-client';

/**
 * Sends a reply. A failure is retried after 2, 4 and 6 s (section 8), except a duplicate; retries
 * stop when the session ends. While a reply to a note is being sent, further ones are ignored
 * (section 5).
 */
export const reply: Behaviour = (events$, state$, { client }) => {
  const signedOut$ = state$.pipe(filter(({ isSignedIn }) => !isSignedIn));
  return events$.pipe(
    ofType('reply.submitted'),
    groupedBy(
      ({ id }) => id,
      (each) => exhaustMap(each),
      ({ id, text }): Observable<Event> => {
        if (text.trim() === '') return EMPTY;
        const note = state$.value.allNotes[id];
        const attempt$ = send$(client, note, text).pipe(tag('reply > send > attempt'));
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

/** Sends with retries. Emits the reply's address, or ''. */
function retried$(
  send$: Observable<string>,
  signedOut$: Observable<unknown>,
  retries = 0,
): Observable<string> {
  return send$.pipe(
    catchError((error: unknown) => {
      // An earlier attempt was accepted, and only its response was lost.
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

/** Sends the text once. Emits the reply's address, or '' if it cannot be linked to. */
function send$(client: PanelClient, note: Note | undefined, text: string): Observable<string> {
  const target = note && replyTarget(note);
  if (!target) return throwError(() => new Error('the note names neither a comment nor a post'));
  const site = client.site(target.site);
  const sent$ =
    'comment' in target
      ? site.comment(target.comment).reply(text)
      : site.post(target.post).comment().add(text);
  return sent$.pipe(
    assertResponse(isCommentResponse),
    map((response) => webAddress(asObject(response).URL)),
  );
}
