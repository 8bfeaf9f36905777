import {
  defer,
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
  timer,
} from 'rxjs';
import { asObject } from '../../lib/json';
import type { Behaviour } from '../state/behaviour';
import { type JitterMs, withJitter } from '../../lib/jitter';
import { causeOf } from '../../lib/cause';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { isAwake } from '../state/awake';
import { isCheckDue } from './selectors';
import type { ListFailure } from './state';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../timing';
import { fetchNews$ } from './fetch-news';
import { type AttemptResult, repeatWithBackoff$ } from '../operators/repeat-with-backoff';
import { retryAfterMs } from '../operators/retry-after';

/**
 * Keeps the notes, or the number on the bell, up to date by polling (section 4): every 30 s while
 * push does not work, at once when a request is due, and only while the panel is visible or
 * notifies, and is online and signed in. All list requests of the panel are sent here, one at a time.
 */
export const polling: Behaviour = (events$, state$, deps) => {
  const { jitterMs } = deps;
  const ready$ = state$.pipe(select((state) => isAwake(state) && state.isOnline && state.isSignedIn));
  const interval$ = defer(() => {
    const { push, tabRole } = state$.value;
    return tabRole === 'follower' || push === 'subscribed'
      ? NEVER
      : timer(withJitter(POLL_INTERVAL_MS, jitterMs, POLL_BACKOFF_CAP_MS));
  });
  const subscription$ = state$.pipe(
    select(({ push }) => push === 'subscribed'),
    skip(1),
  );
  // Polls when push is lost (section 4), after the jitter, because all panels may have lost it together.
  const lost$ = subscription$.pipe(
    switchMap((isSubscribed) =>
      isSubscribed || state$.value.tabRole === 'follower' ? EMPTY : afterJitter$(jitterMs),
    ),
    map((): Event => ({ type: 'notes.refreshRequested' })),
  );
  const isScreenWanted$ = state$.pipe(select(({ isScreenWanted }) => isScreenWanted));
  const polls$ = repeatWithBackoff$({
    // A request without a screen gives way to that of the screen.
    fetch: () =>
      isScreenWanted$.pipe(
        switchMap(() => fetchNews$(state$.value, deps)),
        tag('polling > fetch'),
      ),
    ready$,
    rest$: merge(interval$, state$.pipe(filter(isCheckDue))),
    wake$: state$.pipe(
      select(({ list }) => list.checkDue),
      skip(1),
    ),
    demand$: merge(events$.pipe(ofType('notes.retryRequested')), isScreenWanted$.pipe(skip(1))),
    isWorthRetrying: (error) => failureKind(error) !== 'forbidden',
    intervalMs: POLL_INTERVAL_MS,
    capMs: POLL_BACKOFF_CAP_MS,
    jitterMs,
  }).pipe(mergeMap(asEvents));
  return merge(polls$, lost$);
};

/** Emits after the jitter; synchronously if it is 0. */
function afterJitter$(jitterMs: JitterMs): Observable<unknown> {
  const delayMs = jitterMs();
  return delayMs > 0 ? timer(delayMs) : of(null);
}

function asEvents(result: AttemptResult<readonly Event[]>): Observable<Event> {
  if (result.isOk) return from(result.value);
  const { error, failures, retryInMs } = result;
  return of({
    type: 'notes.failed',
    kind: failureKind(error),
    failures,
    retryInMs,
    askedMs: retryAfterMs(error),
  });
}

/** The cause; a malformed request is not retried either, and any other failure is the platform's. */
const failureKind = (error: unknown): ListFailure['kind'] =>
  asObject(error).status === 400 ? 'forbidden' : (causeOf(error) ?? 'platform');
