import {
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  skip,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { ApiError } from '../../client';
import type { Behaviour } from '../behaviour';
import { type JitterMs, withJitter } from '../jitter';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { isCheckDue } from '../state/selectors';
import type { ListFailure } from '../state/state';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../timing';
import { fetchNews$ } from './fetch-news';
import { poll$, type PollResult } from './poll';

/**
 * The notes, kept up to date by asking (section 4): every 30 s unless push tells the news, only while visible and
 * online, and at once when something is due. Every list request of the panel is made here, one at a time.
 */
export const polling: Behaviour = (events$, state$, deps) => {
  const { jitterMs } = deps;
  const ready$ = state$.pipe(
    select(({ isVisible, isOnline, isSignedIn }) => isVisible && isOnline && isSignedIn),
  );
  const interval$ = state$.pipe(
    take(1),
    switchMap(({ push }) => (push === 'subscribed' ? NEVER : timer(withJitter(POLL_INTERVAL_MS, jitterMs)))),
  );
  const subscription$ = state$.pipe(select(({ push }) => push === 'subscribed'));
  // Without push one asks at once (section 4), or in a moment, where all panels may have lost it.
  const lost$ = subscription$.pipe(
    skip(1),
    switchMap((isSubscribed) => (isSubscribed ? EMPTY : afterJitter$(jitterMs))),
    map((): Event => ({ type: 'notes.refreshRequested' })),
  );
  const polls$ = poll$({
    fetch: () =>
      state$.pipe(
        take(1),
        switchMap((state) => fetchNews$(state, deps)),
        tag('polling > fetch'),
      ),
    ready$,
    rest$: merge(interval$, state$.pipe(filter(isCheckDue))),
    wake$: merge(
      ready$.pipe(skip(1), filter(Boolean)),
      subscription$.pipe(skip(1), filter(Boolean)),
      events$.pipe(ofType('notes.refreshRequested')),
    ),
    isWorthRetrying: (error) => failureKind(error) !== 'forbidden',
    intervalMs: POLL_INTERVAL_MS,
    capMs: POLL_BACKOFF_CAP_MS,
    jitterMs,
  }).pipe(mergeMap(asEvents));
  return merge(polls$, lost$);
};

/** At once where there is no jitter. */
function afterJitter$(jitterMs: JitterMs): Observable<unknown> {
  const delayMs = jitterMs();
  return delayMs > 0 ? timer(delayMs) : of(null);
}

function asEvents(result: PollResult<readonly Event[]>): Observable<Event> {
  if (result.isOk) return from(result.value);
  const { error, failures, retryInMs } = result;
  return of({ type: 'notes.failed', kind: failureKind(error), failures, retryInMs });
}

/** Statuses that waiting does not mend, of a request that is always the same. */
const FORBIDDEN: ReadonlySet<number> = new Set([400, 402, 403, 451]);

/** No answer at all, a refusal that only the blogger can do something about, or anything else that was not asked for. */
function failureKind(error: unknown): ListFailure['kind'] {
  if (!(error instanceof ApiError)) return 'platform';
  if (FORBIDDEN.has(error.status)) return 'forbidden';
  return error.status === 0 ? 'unreachable' : 'platform';
}
