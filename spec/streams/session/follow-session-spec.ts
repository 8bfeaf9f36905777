import { merge, NEVER, Subject, takeUntil, timer } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { missedChanges } from '../../../src/browser/missed-changes';
import { followSession } from '../../../src/streams/session/follow-session';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { createLog, emittedBy, memoryStorage, quietDeps } from '../../support/behaviour';
import { createStore } from '../../support/create-store';
import { legend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { more, table } from '../../support/table';

/** What another tab does to the stored token. */
const OTHER_TAB: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  n: { auth_user: '1', auth: '99999:newer' },
  o: { auth_user: '2', auth: '99999:newer' },
  u: { auth_user: undefined, auth: '99999:newer' },
  s: { auth: 'signed out' },
  r: { auth: undefined },
  x: { auth: '0:token' },
  e: { auth: '1:expired' },
};

const SIGNED_IN = { auth: '50000:token', auth_user: '1' };
const STORED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unnamed: { auth: '50000:token' },
  signedOut: { auth: 'signed out' },
  none: {},
};

const rules = table(`
  other  | expected | left   | events | given             | name
  --n    | --K      |        |        |                   | uses a newer token of the same blogger
  --n    | --K      |        |        | state: ended      | uses a newer token although its own session has ended
  --s    |          | --s    |        |                   | ends at once when the blogger has signed out
  --r    |          | --s    |        |                   | ends at once when the token is removed
  --o    |          | --o    |        |                   | ends at once when another blogger has signed in
  --u    |          | -----o | -----Q |                   | ends after its own session when a blogger has signed in whom the platform did not name
  --n    |          | -----o | -----Q | stored: unnamed   | ends after its own session when its own blogger is not known
  --x    |          |        |        |                   | does not take a token that another tab has marked as rejected for a sign-out
  --e    |          |        |        |                   | goes on when another tab has stored a token that has expired
  --n--s |          |        |        | token: none       | has nothing to follow without a token
         |          | s      |        | stored: signedOut | ends if the blogger has signed out before this code was loaded
         |          |        |        | stored: none      | goes on if the browser denies storage
`);

cases(
  '[token-of-another-tab] a panel whose token another tab changes',
  (m, { other, expected, left, events, given }) => {
    const { state, stored, token } = more(given, 'state', 'stored', 'token');
    const held = new Map(Object.entries(STORED[stored] ?? SIGNED_IN));
    const changes$ = new Subject<{ readonly key: string; readonly value: string | undefined }>();
    m.hot<string>(other).subscribe((letter) => {
      for (const [key, value] of Object.entries(OTHER_TAB[letter] ?? {})) {
        if (value === undefined) held.delete(key);
        else held.set(key, value);
        changes$.next({ key, value });
      }
    });
    const ended = createLog<string>();
    const own = token === 'none' ? undefined : 'token';
    const used = { token: own };
    const world = {
      storage: memoryStorage(held, changes$),
      token: () => used.token,
      adopt: ({ token }: { readonly token: string }) => (used.token = token),
      leave: (why: string) => ended.add(why),
    };
    const K: Event = { type: 'session.renewed', expiresAt: 99_999 };
    const emitted$ = emittedBy(m, followSession, {
      events,
      values: legend,
      state: { isSignedIn: state !== 'ended' },
      world,
    });
    m.expect(emitted$).toBeObservable(expected, { K });
    m.expect(ended.entries$).toBeObservable(left, { s: 'signedOut', o: 'otherBlogger' });
    m.flush();
    expect(used.token).toBe(expected === '' ? own : 'newer');
  },
  rules,
);

test.each([
  ['a page that was frozen looks at the token when it is visible again', '', 'f-----v', '------s'],
  ['a storage that is cleared ends the panel', '--c', '', '--s'],
])('%s', (_name, cleared, visible, left) => {
  marbles((m) => {
    const held = new Map(Object.entries(SIGNED_IN));
    m.hot('-r').subscribe(() => held.clear());
    const isVisible$ = m.hot(visible, { f: false, v: true });
    const missed$ = missedChanges(memoryStorage(held), { isVisible$, pageHide$: NEVER, pageShow$: NEVER });
    const ended = createLog<string>();
    const world = {
      storage: memoryStorage(held, merge(m.hot(cleared, { c: { key: '', value: undefined } }), missed$)),
      leave: (why: string) => ended.add(why),
    };
    m.expect(emittedBy(m, followSession, { world })).toBeObservable('');
    m.expect(ended.entries$).toBeObservable(left, { s: 'signedOut' });
  })();
});

test(
  '[sign-out-in-all-tabs] a panel that another tab has signed out stores nothing any more, not even as its page goes away',
  marbles((m) => {
    const held = new Map(Object.entries(SIGNED_IN));
    const changes$ = m.hot('10ms c', { c: { key: 'auth', value: 'signed out' } });
    const pageHide$ = m.hot('20ms h');
    const storage = memoryStorage(held, changes$);
    let stop = (): void => undefined;
    const deps = quietDeps({ storage, environment: { pageHide$ }, leave: () => stop() });
    const store = createStore(deps, undefined, { ...initialState, ...holding(note(7)) });
    const running = store.run$.pipe(takeUntil(timer(60_000))).subscribe();
    stop = () => running.unsubscribe();
    m.hot('5ms t').subscribe(() => {
      store.send({ type: 'reply.typed', id: 7, text: 'Hello' });
      store.send({ type: 'note.selected', id: 7 });
      store.send({ type: 'action.requested', action: 'trash', id: 7 });
    });
    m.hot('9ms s').subscribe(() => {
      held.clear();
      held.set('auth', 'signed out');
    });
    m.hot('15ms a').subscribe(() => store.send({ type: 'action.requested', action: 'approve', id: 7 }));
    m.flush();
    expect([...held]).toEqual([['auth', 'signed out']]);
  }),
);
