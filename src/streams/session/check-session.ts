import { concat, exhaustMap, filter, ignoreElements, merge, of, timer } from 'rxjs';
import type { Event } from '../state/events';
import type { Behaviour } from '../state/behaviour';
import { POLL_INTERVAL_MS } from '../timing';
import { ENDED_KEY } from './stored-sign-in';

/**
 * Makes the list due when a refused call, or a tab without a token, casts doubt on the session:
 * only the list's answer ends it (decision token-refused-by-name). At most once in 30 s, because
 * such a call may be repeated after each list.
 */
export const checkSession: Behaviour = (_events$, state$, { storage, tokenDoubted$ }) =>
  merge(tokenDoubted$, storage.changes$.pipe(filter(({ key }) => key === ENDED_KEY))).pipe(
    filter(() => state$.value.isSignedIn),
    exhaustMap(() =>
      concat(of<Event>({ type: 'notes.refreshRequested' }), timer(POLL_INTERVAL_MS).pipe(ignoreElements())),
    ),
  );
