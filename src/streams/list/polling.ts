import { filter, from, merge, mergeMap, type Observable, of, skip, switchMap, tap } from 'rxjs';
import { asObject } from '../../lib/json';
import type { Behaviour } from '../state/behaviour';
import { withJitter } from '../../lib/jitter';
import { causeOf } from '../../lib/cause';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { isAwake } from '../state/awake';
import { isCheckDue } from './selectors';
import type { ListFailure } from './state';
import type { State } from '../state/state';
import { PAGE_SIZE_NOTES, POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS, PUSH_CHECK_MS } from '../timing';
import { fetchNews$ } from './fetch-news';
import { after$, type AttemptResult, repeatWithBackoff$ } from '../operators/repeat-with-backoff';
import { retryAfterMs } from '../operators/retry-delay';

/**
 * Keeps the notes, or the number on the bell, up to date by polling (section 4): at intervals, at once when a request
 * is due, and only while the panel is visible or notifies, and is online and signed in. All list requests of the panel
 * are sent here, one at a time.
 */
export const polling: Behaviour = (events$, state$, deps) => {
  const { jitterMs } = deps;
  const ready$ = state$.pipe(select((state) => isAwake(state) && state.isOnline && state.isSignedIn));
  const interval$ = state$.pipe(
    select(intervalMs),
    switchMap((ms) => after$(withJitter(ms, jitterMs, Math.max(2 * ms, POLL_BACKOFF_CAP_MS)))),
  );
  const isScreenWanted$ = state$.pipe(select(({ isScreenWanted }) => isScreenWanted));
  return repeatWithBackoff$({
    // The screen's request replaces one that was sent without a screen.
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
    demand$: merge(events$.pipe(ofType('notes.retryRequested')), isScreenWanted$.pipe(skip(1))).pipe(
      tap(() => deps.client.gate?.open()),
    ),
    isWorthRetrying: (error) => failureKind(error) !== 'forbidden',
    jitterMs,
  }).pipe(mergeMap(asEvents));
};

/**
 * The time from a response to the next poll: 30 s without push, five minutes with it, because the open channel
 * may be silent (decision silent-channel). Followers poll only if their list may be longer than the leader's,
 * every five minutes (decision one-leader-for-a-browser).
 */
function intervalMs({ push, tabRole, list, foundNotes }: State): number {
  if (tabRole !== 'follower') return push === 'subscribed' ? PUSH_CHECK_MS : POLL_INTERVAL_MS;
  const isLonger = list.wanted > PAGE_SIZE_NOTES || Object.keys(foundNotes).length > 0;
  return isLonger ? PUSH_CHECK_MS : Infinity;
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

/**
 * The kind of a failure. A 400 is treated as forbidden, which is not retried; an unknown cause is treated as the
 * platform's.
 */
const failureKind = (error: unknown): ListFailure['kind'] =>
  asObject(error).status === 400 ? 'forbidden' : (causeOf(error) ?? 'platform');
