import { cases } from 'rxjs-marbles/jest';
import { session } from '../../../src/streams/sources/session';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, quietDeps } from '../../support/behaviour';
import { EMPTY, NEVER } from 'rxjs';

const DAY = 24 * 60 * 60 * 1000;

interface Case {
  readonly name: string;
  readonly expiresAt: number;
  readonly refused?: string;
  readonly expected: string;
}

const rules: Case[] = [
  { name: 'with its token', expiresAt: DAY, expected: '1d e' },
  { name: 'at once with a token that has ended', expiresAt: -5, expected: 'e' },
  {
    name: 'when the platform refuses the token, whatever its time',
    expiresAt: DAY,
    refused: '7s 4',
    expected: '7s e',
  },
  {
    name: 'once, however often the platform refuses',
    expiresAt: DAY,
    refused: '7s (44) 4',
    expected: '7s e',
  },
  { name: 'with a token of 60 days', expiresAt: 60 * DAY, expected: '60d e' },
];

/** rxjs-marbles knows no days. */
const inMs = (marbles: string) => marbles.replace(/(\d+)d/g, (_, days: string) => `${Number(days) * DAY}ms`);

cases(
  'the session ends',
  (m, { expiresAt, refused = '', expected }: Case) => {
    const answers$ = answersOf(m, session, {
      world: { tokenExpiresAt: expiresAt, unauthorized$: m.hot(refused) },
    });
    m.expect(answers$).toBeObservable(inMs(expected), { e: { type: 'session.ended' } });
  },
  rules,
);

describe('a real timer, which knows no more than 24.8 days,', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  test('does not end a session of 60 days before its time', () => {
    const ended: Event[] = [];
    const deps = quietDeps({ tokenExpiresAt: 60 * DAY });
    const subscription = session(EMPTY, NEVER, deps).subscribe((event) => ended.push(event));
    jest.advanceTimersByTime(60 * DAY - 1);
    expect(ended).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ended).toEqual([{ type: 'session.ended' }]);
    subscription.unsubscribe();
  });
});
