import { cases } from 'rxjs-marbles/jest';
import { connectionStatus } from '../../../src/streams/push/connection-status';
import type { Event } from '../../../src/streams/state/events';
import type { ConnectionStatus } from '../../../src/streams/push/state';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';

const values: Record<string, Event> = {
  ...legend,
  x: { type: 'notes.failed', kind: 'platform', failures: 1, retryInMs: 3000, askedMs: 0 },
};

const changed = (connection: ConnectionStatus): Event => ({ type: 'connection.changed', connection });
const retrying = (inSeconds: number): Event => changed({ kind: 'retrying', inSeconds });
/** G is live, Z polling, E offline, K refused; digits are the seconds to the next attempt. */
const connections: Record<string, Event> = {
  G: changed({ kind: 'live' }),
  Z: changed({ kind: 'polling' }),
  E: changed({ kind: 'offline' }),
  K: changed({ kind: 'refused' }),
  3: retrying(3),
  2: retrying(2),
  1: retrying(1),
  0: retrying(0),
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'is polling until the push channel is subscribed',
    events: '  -p',
    expected: 'ZG',
  },
  {
    name: 'is polling again when the push channel is lost',
    events: '  -p-P',
    expected: 'ZG-Z',
  },
  {
    name: 'is offline without a network',
    events: '  -p-N-n',
    expected: 'ZG-E-G',
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
    name: 'shows what is left of the countdown when push or visibility change',
    events: '  -x 1499ms P 499ms h 499ms v',
    expected: 'Z3 999ms 2 499ms 2 999ms 1 499ms 0',
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
    events: '  -h-pv',
    expected: 'Z---G',
  },
];

cases(
  'the connection',
  (m, { events, expected }: Case) => {
    m.expect(emittedBy(m, connectionStatus, { events, values })).toBeObservable(expected, connections);
  },
  rules,
);
