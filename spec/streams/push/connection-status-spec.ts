import { cases } from 'rxjs-marbles/jest';
import { connectionStatus } from '../../../src/streams/push/connection-status';
import type { Event } from '../../../src/streams/state/events';
import type { ConnectionStatus } from '../../../src/streams/push/state';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';

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

interface Case {
  readonly name: string;
  readonly state?: Partial<State>;
  readonly events: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'is polling until the push channel is subscribed',
    events: '  -(pc)',
    expected: 'ZG',
  },
  {
    name: 'is polling again when the push channel is lost',
    events: '  -(pc)P',
    expected: 'ZG---Z',
  },
  {
    name: 'is offline without a network',
    events: '  -(pc)N-n',
    expected: 'ZG---E-G',
  },
  {
    name: 'counts down the seconds to the next attempt, to 0',
    events: '  -x',
    expected: 'Z3 999ms 2 999ms 1 999ms 0',
  },
  {
    name: 'starts the countdown again with the next failure',
    events: '  -x        1499ms x',
    expected: 'Z3 999ms 2 499ms 3 999ms 2 999ms 1 999ms 0',
  },
  {
    name: 'shows what is left of the countdown when visibility changes',
    events: '  -x       1499ms h 499ms v',
    expected: 'Z3 999ms 2      999ms   1 999ms 0',
  },
  {
    name: 'stays at 0 when the panel becomes visible after the end of the countdown',
    events: '  -x 499ms h 9s v',
    expected: 'Z3 9500ms 0',
  },
  {
    name: 'is polling again after a success',
    events: '  -x-k',
    expected: 'Z3-Z',
  },
  {
    name: 'is refused, without a countdown, if there is no automatic retry',
    events: '  -F',
    expected: 'ZK',
  },
  {
    name: 'does not count down while the panel is hidden',
    events: '  -xh',
    expected: 'Z3',
  },
  {
    name: 'is updated when the panel becomes visible again',
    events: '  -h-(pc)v',
    expected: 'Z------G',
  },
  {
    name: '[slow-list] is loading, not live, until the first list has arrived',
    state: { isLoading: true },
    events: '  -p-(lc)',
    expected: 'L--G',
  },
  {
    name: '[slow-list] is slow when the first list has no answer after 1.8 s, also if push changes meanwhile',
    state: { isLoading: true },
    events: '  999ms p 799ms P 4999ms (lc)',
    expected: 'L 1799ms      W     4998ms Z',
  },
  {
    name: '[slow-list] is slow when a due request has no answer after 1.8 s, and live again after it',
    events: '  -p 2799ms       c',
    expected: 'ZG 1799ms W 999ms G',
  },
  {
    name: '[slow-list] counts only the time in which the panel is visible, online and signed in',
    state: { isLoading: true },
    events: '  999ms h 9s v 999ms N 9s n',
    expected: 'L 10999ms           E 9s L 1799ms W',
  },
  {
    name: '[slow-list] ends when the list fails',
    state: { isLoading: true },
    events: '  2799ms    F',
    expected: 'L 1799ms W 998ms K',
  },
  {
    name: 'is signed out after the session has ended',
    events: '  -pO',
    expected: 'ZGO',
  },
  {
    name: '[names-of-states] is signing in from the press until the sign-in fails',
    events: '  -pOSX',
    expected: 'ZGOSO',
  },
];

cases(
  'the connection',
  (m, { events, expected, state }: Case) => {
    const run = { events, values, state: { isLoading: false, list: LISTED, ...state } };
    m.expect(emittedBy(m, connectionStatus, run)).toBeObservable(expected, connections);
  },
  rules,
);
