import {
  asyncScheduler,
  catchError,
  defer,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  race,
  switchMap,
  take,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { ApiError } from '../../client';
import { asObject, asString } from '../../lib/json';
import { webAddress } from '../notes/addresses';
import { isRefusal } from '../operators/is-refusal';
import { retryAfterMs } from '../operators/retry-after';
import { tag } from '../operators/tag';
import type { PanelClient } from '../panel-client';
import type { StateStream } from '../state/behaviour';
import { LAST_REQUEST_MS, POLL_BACKOFF_CAP_MS, REPLY_RETRIES_COUNT, REPLY_RETRY_STEP_MS } from '../timing';
import { findReply$ } from '../outbox/find-reply';
import type { ReplyRecord } from './stored-reply';

export interface SendDeps {
  readonly client: PanelClient;
  readonly state$: StateStream;
  /** Emits the blogger's id. */
  readonly author$: Observable<number>;
  readonly read: () => ReplyRecord;
  readonly write: (record: ReplyRecord) => void;
}

export const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiError && error.name === 'CommentDuplicateError';

/** A 2xx that is not the platform's, with no reply on the platform: nobody can tell what happened. */
class UnconfirmedError extends Error {}

/**
 * Sends a reply with retries (section 8), and looks for it first whenever a request may have posted
 * it. Emits its address, or '' if it cannot be linked to.
 */
export const sendReply$ = (deps: SendDeps): Observable<string> =>
  defer(() => {
    const { attempt, sentAt = 0 } = deps.read();
    // The last request of a page that died may still be on its way.
    const waitMs = attempt > 0 ? sentAt + LAST_REQUEST_MS - asyncScheduler.now() : 0;
    const attempt$ = attempt$$(deps).pipe(tag('reply > send > attempt'));
    return waitMs > 0
      ? timer(Math.min(waitMs, LAST_REQUEST_MS)).pipe(switchMap(() => retried$(attempt$, deps)))
      : retried$(attempt$, deps);
  });

function retried$(attempt$: Observable<string>, deps: SendDeps, retries = 0): Observable<string> {
  const { state$ } = deps;
  return attempt$.pipe(
    catchError((error: unknown) => {
      // Attempts without a network count as one.
      const next = state$.value.isOnline ? retries + 1 : Math.max(retries, 1);
      const waitMs = Math.max(next * REPLY_RETRY_STEP_MS, retryAfterMs(error));
      const isFinal = isDuplicate(error) || error instanceof UnconfirmedError;
      // The blogger sees "sending" meanwhile: after a longer wait they press Retry themselves.
      if (isFinal || next > REPLY_RETRIES_COUNT || waitMs > POLL_BACKOFF_CAP_MS)
        return throwError(() => error);
      const isDue$ = timer(waitMs).pipe(
        mergeMap(() => state$.pipe(filter(({ isOnline }) => isOnline))),
        map(() => true),
      );
      const isSignedOut$ = state$.pipe(filter(({ isSignedIn }) => !isSignedIn));
      return race(isDue$, isSignedOut$.pipe(map(() => false))).pipe(
        take(1),
        mergeMap((isDue) => (isDue ? retried$(attempt$, deps, next) : throwError(() => error))),
      );
    }),
  );
}

/** One attempt: it looks first if an earlier one has no answer. */
const attempt$$ = (deps: SendDeps): Observable<string> =>
  defer(() =>
    deps.read().attempt === 0
      ? post$(deps)
      : look$(deps).pipe(switchMap((url) => (url === undefined ? post$(deps) : of(url)))),
  );

const look$ = ({ client, read, author$ }: SendDeps): Observable<string | undefined> =>
  findReply$(client, read(), author$).pipe(tag('reply > send > look'));

const post$ = (deps: SendDeps): Observable<string> =>
  defer(() => {
    const { read, write } = deps;
    const before = read().attempt;
    write({ ...read(), attempt: before + 1, sentAt: asyncScheduler.now() });
    return request$(deps.client, read()).pipe(
      switchMap(({ url, isReadable }) => (url === '' ? link$(deps, isReadable) : of(url))),
      catchError((error: unknown) => {
        if (isRefusal(error)) write({ ...read(), attempt: before });
        const error$ = throwError(() => error);
        if (!isDuplicate(error) || before === 0) return error$;
        // An earlier attempt may have been accepted, and only its answer was lost.
        return look$(deps).pipe(
          catchError(() => of(undefined)),
          switchMap((url) => (url === undefined ? error$ : of(url))),
        );
      }),
    );
  });

/** Looks for the address of what was posted. A 2xx is a success, even if the reply is not found. */
const link$ = (deps: SendDeps, isReadable: boolean): Observable<string> =>
  look$(deps).pipe(
    catchError(() => of(undefined)),
    tap((url) => {
      // The page of a proxy is no answer of the platform.
      if (url === undefined && !isReadable) throw new UnconfirmedError('the answer is not readable');
    }),
    map((url = '') => url),
  );

/** Sends the text once. Any 2xx is a success; `isReadable` unless it has a text that is not JSON. */
function request$(
  client: PanelClient,
  { site: siteId, comment, post, text }: ReplyRecord,
): Observable<{ readonly url: string; readonly isReadable: boolean }> {
  const site = client.site(siteId);
  const sent$: Observable<unknown> =
    comment === undefined ? site.post(post).comment().add(text) : site.comment(comment).reply(text);
  return sent$.pipe(
    map((response) => ({ url: webAddress(asObject(response).URL), isReadable: true })),
    catchError((error: unknown) =>
      error instanceof ApiError && error.status >= 200 && error.status < 300
        ? of({ url: '', isReadable: asString(error.body) === '' })
        : throwError(() => error),
    ),
  );
}
