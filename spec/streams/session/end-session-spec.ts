import { cases, marbles } from 'rxjs-marbles/jest';
import { endSession } from '../../../src/streams/session/end-session';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage, quietDeps } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { BehaviorSubject, EMPTY, of } from 'rxjs';
import { loadSession } from '../../../src/streams/session/stored-session';
import { isTokenGone, saveSession } from '../../../src/streams/session/stored-sign-in';
import type { Storage } from '../../../src/streams/state/deps';
import { initialState } from '../../../src/streams/state/state';

const DAY = 24 * 60 * 60 * 1000;

interface Case {
  readonly name: string;
  readonly expiresAt: number;
  /** When the platform rejects the token (`*`), or an older one (`o`). */
  readonly refused?: string;
  readonly events?: string;
  readonly expected: string;
}

/** What another tab has stored (`a`), and when this one becomes visible. */
interface MarkCase {
  readonly name: string;
  readonly stored: string;
  readonly changed: string;
  readonly visible?: string;
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
    name: 'not when the platform rejects an older token',
    expiresAt: DAY,
    refused: ' 7s o',
    expected: '1d Q',
  },
  {
    name: 'again when a renewed session is rejected',
    expiresAt: DAY,
    refused: ' 7s * 2s *',
    events: '  7500ms K',
    expected: '7s Q 2s Q',
  },
  {
    name: 'when the token of another tab expires, and not when its own does',
    expiresAt: 2000,
    events: '  1s K',
    expected: '1000s Q',
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
  (m, { expiresAt, refused = '', events = '', expected }: Case) => {
    const tokenRejected$ = m.hot(refused, { '*': 'token', o: 'an older one' });
    const world = { tokenExpiresAt: expiresAt, tokenRejected$ };
    const emitted$ = emittedBy(m, endSession, { events, values: legend, world });
    m.expect(emitted$).toBeObservable(inMs(expected), legend);
  },
  rules,
);

cases(
  '[end-of-the-session] the session of a tab',
  (m, { stored, changed, visible = '', expected }: MarkCase) => {
    const changes$ = m.hot(changed, {
      a: { key: 'auth', value: undefined },
      o: { key: 'note_like_7', value: undefined },
    });
    const storage = memoryStorage(new Map([['auth', stored]]), changes$);
    const isVisible$ = m.hot(visible, { v: true });
    const world = { storage, environment: { isVisible$ }, tokenExpiresAt: DAY };
    m.expect(emittedBy(m, endSession, { world })).toBeObservable(inMs(expected), legend);
  },
  [
    {
      name: 'ends when another tab has found that the platform rejects its token',
      stored: '0:token',
      changed: '--a--a',
      expected: '--Q',
    },
    {
      name: 'ends when it was frozen while another tab found that',
      stored: '0:token',
      changed: '',
      visible: '--v',
      expected: '--Q',
    },
    {
      name: "goes on to its end when another tab's token is rejected",
      stored: '0:another one',
      changed: '--a',
      visible: '---v',
      expected: '1d Q',
    },
    {
      name: 'goes on to its end when another tab stores anything else',
      stored: '99999:token',
      changed: '--oa',
      visible: '----v',
      expected: '1d Q',
    },
  ],
);

const NOW = 1_000_000;

describe('a token that the platform rejects', () => {
  const reject = (storage: Storage, token: string | undefined): void => {
    const deps = quietDeps({ storage, token: () => token, tokenRejected$: of(token) });
    endSession(EMPTY, new BehaviorSubject(initialState), deps).subscribe().unsubscribe();
  };

  it('counts as expired for every page that starts', () => {
    const storage = memoryStorage();
    saveSession(storage, { token: 'token', expiresAt: NOW + DAY }, { now: NOW, blogger: '1' });
    reject(storage, 'token');
    expect([loadSession(storage, NOW), isTokenGone(storage.get('auth'))]).toEqual([undefined, false]);
  });

  it('leaves the newer token of another tab alone', () => {
    const storage = memoryStorage(new Map([['auth', `${NOW + DAY}:newer`]]));
    reject(storage, 'token');
    expect(loadSession(storage, NOW)?.token).toBe('newer');
  });

  it("is announced to the other tabs if there is none, as with the platform's cookies", () => {
    const storage = memoryStorage();
    reject(storage, undefined);
    expect([...storage.held.keys()]).toEqual(['auth_ended']);
  });
});

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

test(
  '[end-of-the-kept-list] the kept list is removed when the session ends',
  marbles((m) => {
    const storage = memoryStorage(new Map([['kept_list', '{}']]));
    const world = { storage, tokenExpiresAt: 5 };
    m.expect(emittedBy(m, endSession, { world })).toBeObservable('5ms Q', legend);
    m.expect(storage.changed$).toBeObservable('5ms x', { x: 'no kept_list' });
  }),
);
