import { cases } from 'rxjs-marbles/jest';
import { endSession } from '../../../src/streams/session/end-session';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, quietDeps } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { BehaviorSubject, EMPTY } from 'rxjs';
import { initialState } from '../../../src/streams/state/state';

const DAY = 24 * 60 * 60 * 1000;

interface Case {
  readonly name: string;
  readonly expiresAt: number;
  /** When the platform rejects the token. */
  readonly refused?: string;
  readonly expected: string;
}

const rules: Case[] = [
  {
    name: 'when its token expires',
    expiresAt: DAY,
    expected: '1d Q',
  },
  {
    name: 'at once if its token has expired',
    expiresAt: -5,
    expected: 'Q',
  },
  {
    name: 'when the platform rejects the token, even before it expires',
    expiresAt: DAY,
    refused: ' 7s *',
    expected: '7s Q',
  },
  {
    name: 'once, however often the platform rejects the token',
    expiresAt: DAY,
    refused: ' 7s (**)*',
    expected: '7s Q',
  },
  {
    name: 'after 60 days if its token is valid that long',
    expiresAt: 60 * DAY,
    expected: '60d Q',
  },
];

/** Marble diagrams have no unit for days. */
const inMs = (marbles: string) => marbles.replace(/(\d+)d/g, (_, days: string) => `${Number(days) * DAY}ms`);

cases(
  'the session ends',
  (m, { expiresAt, refused = '', expected }: Case) => {
    const emitted$ = emittedBy(m, endSession, {
      world: { tokenExpiresAt: expiresAt, tokenRejected$: m.hot(refused) },
    });
    m.expect(emitted$).toBeObservable(inMs(expected), legend);
  },
  rules,
);

describe('a real timer, which can wait at most 24.8 days,', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  test('does not end a session of 60 days before its time', () => {
    const ended: Event[] = [];
    const deps = quietDeps({ tokenExpiresAt: 60 * DAY });
    const subscription = endSession(EMPTY, new BehaviorSubject(initialState), deps).subscribe((event) =>
      ended.push(event),
    );
    jest.advanceTimersByTime(60 * DAY - 1);
    expect(ended).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ended).toEqual([{ type: 'session.ended' }]);
    subscription.unsubscribe();
  });
});
