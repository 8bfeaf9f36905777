import { cases } from 'rxjs-marbles/jest';
import { connection } from '../../../src/streams/sources/connection';
import type { Event } from '../../../src/streams/state/events';
import type { Connection } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';

const failed: Event = { type: 'notes.failed', kind: 'platform', failures: 1, retryInMs: 3000 };
const values: Record<string, Event> = {
  s: { type: 'push.subscribed' },
  l: { type: 'push.lost', attempt: 0, retryInMs: 1000 },
  f: failed,
  c: { type: 'notes.confirmed', asked: 0 },
  n: { type: 'network.changed', isOnline: false },
  y: { type: 'network.changed', isOnline: true },
  r: { type: 'notes.failed', kind: 'forbidden', failures: 1, retryInMs: Infinity },
  h: { type: 'visibility.changed', isVisible: false },
  v: { type: 'visibility.changed', isVisible: true },
};

const told = (now: Connection): Event => ({ type: 'connection.changed', connection: now });
const retrying = (inSeconds: number): Event => told({ kind: 'retrying', inSeconds });
const answers: Record<string, Event> = {
  p: told({ kind: 'polling' }),
  l: told({ kind: 'live' }),
  o: told({ kind: 'offline' }),
  r: told({ kind: 'refused' }),
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
  { name: 'is polling until the channel is subscribed', events: '-s', expected: 'pl' },
  { name: 'is polling again when the channel is lost', events: '-s-l', expected: 'pl-p' },
  { name: 'is offline without a network', events: '-s-n-y', expected: 'pl-o-l' },
  {
    name: 'counts the seconds to the next try down, to 0',
    events: '-f',
    expected: 'p3 999ms 2 999ms 1 999ms 0',
  },
  {
    name: 'begins to count anew with the next failure',
    events: '-f 1499ms f',
    expected: 'p3 999ms 2 499ms 3 999ms 2 999ms 1 999ms 0',
  },
  { name: 'is polling again after a success', events: '-f-c', expected: 'p3-p' },
  { name: 'is refused, and counts nothing, when no try comes by itself', events: '-r', expected: 'pr' },
  { name: 'is not counted while nobody can look', events: '-fh', expected: 'p3' },
  { name: 'is told when one looks again', events: '-h-sv', expected: 'p---l' },
];

cases(
  'how news come',
  (m, { events, expected }: Case) => {
    m.expect(answersOf(m, connection, { events, values })).toBeObservable(expected, answers);
  },
  rules,
);
