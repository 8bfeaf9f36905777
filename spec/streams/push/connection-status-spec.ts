import { cases } from 'rxjs-marbles/jest';
import { connectionStatus } from '../../../src/streams/push/connection-status';
import type { Event } from '../../../src/streams/state/events';
import type { ConnectionStatus } from '../../../src/streams/push/state';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';
import { table } from '../../support/table';

const values: Record<string, Event> = {
  ...legend,
  x: { type: 'notes.failed', kind: 'platform', failures: 1, retryInMs: 3000, askedMs: 0 },
  l: listed(),
  r: { type: 'notes.refreshRequested' },
  c: { type: 'notes.confirmed', asked: 9 },
  O: { type: 'session.ended' },
  S: { type: 'signIn.requested' },
  X: { type: 'signIn.failed', why: 'unreachable' },
};

/** The first page of the list has been loaded. */
const LISTED: State['list'] = { ...initialState.list, loaded: 10 };

const changed = (connection: ConnectionStatus): Event => ({ type: 'connection.changed', connection });
const retrying = (inSeconds: number): Event => changed({ kind: 'retrying', inSeconds });
/** L is loading, W slow, G live, Z polling, E offline, K refused, O signed out, S signing in; digits are the seconds to the next attempt. */
const connections: Record<string, Event> = {
  L: changed({ kind: 'loading' }),
  W: changed({ kind: 'slow' }),
  O: changed({ kind: 'signedOut' }),
  G: changed({ kind: 'live' }),
  Z: changed({ kind: 'polling' }),
  E: changed({ kind: 'offline' }),
  K: changed({ kind: 'refused' }),
  S: changed({ kind: 'signingIn' }),
  3: retrying(3),
  2: retrying(2),
  1: retrying(1),
  0: retrying(0),
};

const rules = table(`
  events                      | expected                                   | isLoading | name
  -(pc)                       | ZG                                         |           | is polling until the push channel is subscribed
  -(pc)P                      | ZG---Z                                     |           | is polling again when the push channel is lost
  -(pc)N-n                    | ZG---E-G                                   |           | is offline without a network
  -x                          | Z3 999ms 2 999ms 1 999ms 0                 |           | counts down the seconds to the next attempt, to 0
  -x 1499ms x                 | Z3 999ms 2 499ms 3 999ms 2 999ms 1 999ms 0 |           | starts the countdown again with the next failure
  -x 1499ms h 499ms v         | Z3 999ms 2 999ms 1 999ms 0                 |           | shows what is left of the countdown when visibility changes
  -x 499ms h 9s v             | Z3 9500ms 0                                |           | stays at 0 when the panel becomes visible after the end of the countdown
  -x-k                        | Z3-Z                                       |           | is polling again after a success
  -F                          | ZK                                         |           | is refused, without a countdown, if there is no automatic retry
  -xh                         | Z3                                         |           | does not count down while the panel is hidden
  -h-(pc)v                    | Z------G                                   |           | is updated when the panel becomes visible again
  -p-(lc)                     | L--G                                       | yes       | [slow-list] is loading, not live, until the first list has arrived
  999ms p 799ms P 4999ms (lc) | L 1799ms W 4998ms Z                        | yes       | [slow-list] is slow when the first list has no answer after 1.8 s, also if push changes meanwhile
  -p 2799ms c                 | ZG 1799ms W 999ms G                        |           | [slow-list] is slow when a due request has no answer after 1.8 s, and live again after it
  999ms h 9s v 999ms N 9s n   | L 10999ms E 9s L 1799ms W                  | yes       | [slow-list] counts only the time in which the panel is visible, online and signed in
  2799ms F                    | L 1799ms W 998ms K                         | yes       | [slow-list] ends when the list fails
  -pO                         | ZGO                                        |           | is signed out after the session has ended
  -pOSX                       | ZGOSO                                      |           | [names-of-states] is signing in from the press until the sign-in fails
`);

cases(
  'the connection',
  (m, { events, expected, isLoading }) => {
    const run = { events, values, state: { isLoading: isLoading === 'yes', list: LISTED } };
    m.expect(emittedBy(m, connectionStatus, run)).toBeObservable(expected, connections);
  },
  rules,
);
