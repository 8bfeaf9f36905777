import { cases, marbles } from 'rxjs-marbles/jest';
import { endSession } from '../../../src/streams/session/end-session';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage, quietDeps } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { fakePlatform, response } from '../../support/platform';
import { BehaviorSubject, EMPTY, NEVER, of } from 'rxjs';
import { loadSession } from '../../../src/streams/session/stored-session';
import { isTokenGone, saveSession } from '../../../src/streams/session/stored-sign-in';
import type { Storage } from '../../../src/streams/state/deps';
import { initialState, type State } from '../../../src/streams/state/state';

const DAY = 24 * 60 * 60 * 1000;

interface Case {
  readonly name: string;
  readonly expiresAt: number;
  /** When the platform rejects the token (`*`), or an older one (`o`). */
  readonly refused?: string;
  readonly events?: string;
  readonly expected: string;
}

/** What another tab has stored (`a`, `e`), and when this one becomes visible. */
interface MarkCase {
  readonly name: string;
  readonly stored: string;
  readonly changed: string;
  readonly visible?: string;
  /** Whether the panel uses the platform's cookies instead of a token. */
  readonly isCookie?: boolean;
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
  (m, { stored, changed, visible = '', isCookie = false, expected }: MarkCase) => {
    const changes$ = m.hot(changed, {
      a: { key: 'auth', value: undefined },
      e: { key: 'auth_ended', value: '5' },
      o: { key: 'note_like_7', value: undefined },
    });
    const storage = memoryStorage(new Map([['auth', stored]]), changes$);
    const isVisible$ = m.hot(visible, { v: true });
    const token = (): string | undefined => (isCookie ? undefined : 'token');
    const world = { storage, environment: { isVisible$ }, tokenExpiresAt: DAY, token };
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
      name: "ends when another tab has found that the platform's cookies are gone",
      isCookie: true,
      stored: '',
      changed: '--oe',
      expected: '---Q',
    },
    {
      name: "goes on to its end when a panel without a token finds that the platform's cookies are gone",
      stored: '99999:token',
      changed: '--oe',
      expected: '1d Q',
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

interface DoubtCase {
  readonly name: string;
  /** When a refusal leaves a doubt about the token (`*`), or about an older one (`o`). */
  readonly doubted: string;
  readonly state?: Partial<State>;
  readonly asked: string;
}

cases(
  '[end-of-the-session] a doubt about the token is checked',
  (m, { doubted, state = {}, asked }: DoubtCase) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({ ID: 5 }) }));
    const tokenDoubted$ = m.hot(doubted, { '*': 'token', o: 'an older one' });
    const world = { tokenDoubted$, tokenExpiresAt: DAY };
    m.expect(emittedBy(m, endSession, { state, world, platform })).toBeObservable(inMs('1d Q'), legend);
    m.expect(platform.requests$).toBeObservable(asked, { q: 'GET /me' });
  },
  [
    { name: 'once in 30 s, however often it arises', doubted: '5ms (**) 99ms *', asked: '5ms q' },
    { name: 'not if it is about an older token', doubted: '5ms o', asked: '' },
    { name: 'not after the session has ended', doubted: '5ms *', state: { isSignedIn: false }, asked: '' },
  ],
);

test(
  'a tab whose doubt another tab has resolved ends before it hears from that tab',
  marbles((m) => {
    const storage = memoryStorage(
      new Map([
        ['auth', '0:token'],
        ['auth_checked', '0'],
      ]),
    );
    const world = {
      storage,
      environment: { isVisible$: NEVER },
      tokenExpiresAt: DAY,
      tokenDoubted$: m.hot('5ms *', { '*': 'token' }),
    };
    m.expect(emittedBy(m, endSession, { world })).toBeObservable('5ms Q', legend);
  }),
);
