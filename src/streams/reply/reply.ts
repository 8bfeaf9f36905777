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
import type { Behaviour, StateStream } from '../state/behaviour';
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
 * wait for the network, and stop when the session ends. While a reply to a note is being sent, further ones are ignored
 * (section 5).
 */
export const reply: Behaviour = (events$, state$, { client, report }) =>
  events$.pipe(
    ofType('reply.submitted'),
    groupedBy(
      ({ id }) => id,
      (each) => exhaustMap(each),
      ({ id, text }): Observable<Event> => {
        // Empty, or submitted without a network or a session.
        if (!(id in state$.value.replying)) return EMPTY;
        const note = state$.value.allNotes[id];
        const attempt$ = send$(client, note, text).pipe(tag('reply > send > attempt'));
        return retried$(attempt$, state$).pipe(
          tag('reply > send'),
          map((url): Event => ({ type: 'reply.sent', id, url })),
          catchError((error: unknown) =>
            of<Event>({ type: 'reply.failed', id, isDuplicate: isDuplicate(error) }),
          ),
        );
      },
      report,
    ),
  );

/** Sends with retries. Emits the reply's address, or ''. */
function retried$(send$: Observable<string>, state$: StateStream, retries = 0): Observable<string> {
  return send$.pipe(
    catchError((error: unknown) => {
      // An earlier attempt was accepted, and only its response was lost.
      if (isDuplicate(error) && retries > 0) return of('');
      // Attempts without a network count as one.
      const next = state$.value.isOnline ? retries + 1 : Math.max(retries, 1);
      if (isDuplicate(error) || next > REPLY_RETRIES_COUNT) return throwError(() => error);
      const isDue$ = timer(next * REPLY_RETRY_STEP_MS).pipe(
        mergeMap(() => state$.pipe(filter(({ isOnline }) => isOnline))),
        map(() => true),
      );
      const isSignedOut$ = state$.pipe(filter(({ isSignedIn }) => !isSignedIn));
      return race(isDue$, isSignedOut$.pipe(map(() => false))).pipe(
        take(1),
        mergeMap((isDue) => (isDue ? retried$(send$, state$, next) : throwError(() => error))),
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
