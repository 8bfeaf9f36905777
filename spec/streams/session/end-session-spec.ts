import { cases, marbles } from 'rxjs-marbles/jest';
import { endSession } from '../../../src/streams/session/end-session';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, entriesOf, memoryStorage, quietDeps } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { fakePlatform, response } from '../../support/platform';
import { BehaviorSubject, EMPTY, of, tap } from 'rxjs';
import { loadSession } from '../../../src/streams/session/stored-session';
import { isTokenGone, saveSession } from '../../../src/streams/session/stored-sign-in';
import type { Storage } from '../../../src/streams/state/deps';
import { initialState } from '../../../src/streams/state/state';
import { table } from '../../support/table';

const DAY = 24 * 60 * 60 * 1000;

const rules = table(`
  events   | refused   | expected  | expiresAt | name
           |           | 1d Q      | 1d        | when its token expires
           |           | Q         | -5ms      | at once if its token has expired
           | 7s *      | 7s Q      | 1d        | when the platform rejects the token, even before it expires
           | 7s (**)*  | 7s Q      | 1d        | once, however often the platform rejects the token
           | 7s o      | 1d Q      | 1d        | not when the platform rejects an older token
  7500ms K | 7s * 2s * | 7s Q 2s Q | 1d        | again when a renewed session is rejected
  1s K     |           | 1000s Q   | 2000ms    | when the token of another tab expires, and not when its own does
           |           | 60d Q     | 60d       | after 60 days if its token is valid that long
`);

/** Marble diagrams have no unit for days. */
const inMs = (marbles: string) => marbles.replace(/(\d+)d/g, (_, days: string) => `${Number(days) * DAY}ms`);

cases(
  'the session ends',
  (m, { events, refused, expected, expiresAt }) => {
    const tokenRejected$ = m.hot(refused, { '*': 'token', o: 'an older one' });
    const world = { tokenExpiresAt: parseInt(inMs(expiresAt)), tokenRejected$ };
    const emitted$ = emittedBy(m, endSession, { events, values: legend, world });
    m.expect(emitted$).toBeObservable(inMs(expected), legend);
  },
  rules,
);

cases(
  '[end-of-the-session] the session of a tab',
  (m, { changed, expected, stored, isCookie }) => {
    const changes$ = m.hot(changed, {
      a: { key: 'auth', value: undefined },
      e: { key: 'auth_ended', value: '5' },
      o: { key: 'outbox', value: undefined },
    });
    const held = new Map(changed === '' ? [['auth', stored]] : []);
    const storage = memoryStorage(held, changes$.pipe(tap(() => held.set('auth', stored))));
    const token = (): string | undefined => (isCookie === 'yes' ? undefined : 'token');
    const world = { storage, tokenExpiresAt: DAY, token };
    m.expect(emittedBy(m, endSession, { world })).toBeObservable(inMs(expected), legend);
  },
  table(`
  changed | expected | stored        | isCookie | name
  --a--a  | --Q      | 0:token       |          | ends when another tab has found that the platform rejects its token
  --oe    | ---Q     |               | yes      | ends when another tab has found that the platform's cookies are gone
  --oe    | 1d Q     | 99999:token   |          | goes on to its end when a panel without a token finds that the platform's cookies are gone
          | Q        | 0:token       |          | ends at once if another tab has found that before this code was loaded
  --a     | 1d Q     | 0:another one |          | goes on to its end when another tab's token is rejected
  --oa    | 1d Q     | 99999:token   |          | goes on to its end when another tab stores anything else
`),
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

  it("is announced to the other tabs if there is none, as with the platform's cookies", () => {
    const storage = memoryStorage();
    reject(storage, undefined);
    expect([...storage.held.keys()]).toEqual(['auth_ended']);
  });
});

test('a real timer, which can wait at most 24.8 days, does not end a session of 60 days before its time', () => {
  jest.useFakeTimers({ now: 0 });
  const ended: Event[] = [];
  const end$ = endSession(EMPTY, new BehaviorSubject(initialState), quietDeps({ tokenExpiresAt: 60 * DAY }));
  const subscription = end$.subscribe((event) => ended.push(event));
  jest.advanceTimersByTime(60 * DAY - 1);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ended).toEqual([{ type: 'session.ended' }]);
  subscription.unsubscribe();
  jest.useRealTimers();
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

cases(
  '[end-of-the-session] a doubt about the token is checked',
  (m, { doubted, asked, isSignedIn }) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({ ID: 5 }) }));
    const tokenDoubted$ = m.hot(doubted, { '*': 'token', o: 'an older one' });
    const world = { tokenDoubted$, tokenExpiresAt: DAY };
    m.expect(
      emittedBy(m, endSession, { state: { isSignedIn: isSignedIn !== 'no' }, world, platform }),
    ).toBeObservable(inMs('1d Q'), legend);
    m.expect(platform.requests$).toBeObservable(asked, { q: 'GET /me' });
  },
  table(`
  doubted         | asked | isSignedIn | name
  5ms (**) 99ms * | 5ms q |            | once in 30 s, however often it arises
  5ms o           |       |            | not if it is about an older token
  5ms *           |       | no         | not after the session has ended
`),
);

test(
  'a tab whose doubt another tab has resolved ends before it hears from that tab',
  marbles((m) => {
    const storage = memoryStorage(entriesOf('auth_checked = 30000'));
    m.hot('4ms *').subscribe(() => storage.held.set('auth', '0:token'));
    const world = {
      storage,
      tokenExpiresAt: DAY,
      tokenDoubted$: m.hot('5ms *', { '*': 'token' }),
    };
    m.expect(emittedBy(m, endSession, { world })).toBeObservable('5ms Q', legend);
  }),
);
