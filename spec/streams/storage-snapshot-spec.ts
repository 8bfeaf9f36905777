import { filter, map, merge, type Observable, switchMap, takeUntil, tap, timer } from 'rxjs';
import { type Context, marbles } from 'rxjs-marbles/jest';
import { takePendingSignIn } from '../../src/browser/sign-in/pending-sign-in';
import { loadSession } from '../../src/streams/session/stored-session';
import { isSignedOut } from '../../src/streams/session/stored-sign-in';
import { selectBell } from '../../src/streams/reading/bell';
import { initialState, type State } from '../../src/streams/state/state';
import { memoryStorage, quietDeps } from '../support/behaviour';
import { createStore } from '../support/create-store';
import { wireNote } from '../support/notes';
import { fakePlatform, notesResponse, response } from '../support/platform';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 30);

/** Values that a released panel may have stored. They must not change when the code does. */
const snapshot: Readonly<Record<string, string>> = {
  // The seconds of 12:00:00, the time of all notes.
  notesLastMarkedSeen: '1795176000',
  note_read_status_1: '1795176000000',
  reply_2: '["Not \\"sent\\"\\nyet 👋",1795176000000]',
  notestream_preferences: '{"areShortcutsOff":true}',
  auth: '1795262400000:to:ken',
  auth_state: '[["5f0c9f6e-6c7a-4a51-9d0b-0d2f3c1e8a77","?locale=de",1795176030000]]',
};

const snapshotStorage = () => memoryStorage(new Map(Object.entries(snapshot)));

/** Starts a panel with the snapshot at NOW, for 20 s. Its platform responds after 5 ms. */
function startPanel(m: Context) {
  const storage = snapshotStorage();
  const notes = notesResponse(...[1, 2, 3, 4].map((id) => wireNote(id)));
  const platform = fakePlatform((line) =>
    m.cold('5ms (a|)', { a: line.startsWith('GET') ? notes : response({ success: true }) }),
  );
  let state = initialState;
  timer(NOW)
    .pipe(
      switchMap(() => {
        const store = createStore(quietDeps({ storage }, platform));
        return merge(store.run$, store.state$.pipe(tap((next) => (state = next))));
      }),
      takeUntil(timer(NOW + 20_000)),
    )
    .subscribe();
  const at = <T>(ms: number, select: (current: State) => T): Observable<T> =>
    timer(NOW + ms).pipe(map(() => select(state)));
  return { at, requests$: platform.requests$ };
}

const seen = (state: State): unknown => [state.lastSeenTime, selectBell(state).numNew];
const readMarks = { 1: { isRead: true, timestamp: 1_795_176_000_000 } };

test.each<[string, number, (state: State) => unknown, unknown]>([
  ['the last seen time is read, so that no note is new', 1000, seen, [1_795_176_000, 0]],
  ['the read flags are read', 1, ({ noteReads }) => noteReads, readMarks],
  ['the drafts are read', 1000, ({ drafts }) => drafts, { 2: 'Not "sent"\nyet 👋' }],
  ['the switched-off shortcuts are read', 1000, ({ preferences }) => preferences.areShortcutsOff, true],
])('from the snapshot, %s', (_name, ms, select, value) => {
  marbles((m) => {
    m.expect(startPanel(m).at(ms, select)).toBeObservable(`${NOW + ms}ms (a|)`, { a: value });
  })();
});

test(
  'the read flags of the snapshot are sent',
  marbles((m) => {
    const sent$ = startPanel(m).requests$.pipe(filter((line) => line.includes('read')));
    m.expect(sent$).toBeObservable(`${NOW + 5}ms r`, {
      r: 'POST /notifications/read {"counts":{"1":9999}} keepalive',
    });
  }),
);

test('the session of the snapshot is read until it expires', () => {
  const session = { token: 'to:ken', expiresAt: 1_795_262_400_000 };
  expect(loadSession(snapshotStorage(), NOW)).toEqual(session);
  expect(loadSession(snapshotStorage(), session.expiresAt)).toBeUndefined();
});

test('the sign-in that the snapshot has begun is read', () => {
  const begun = { state: '5f0c9f6e-6c7a-4a51-9d0b-0d2f3c1e8a77', search: '?locale=de' };
  expect(takePendingSignIn(snapshotStorage(), begun.state, NOW)).toEqual({ ...begun, startedAt: NOW });
});

test('a blogger who had signed out stays signed out', () => {
  const storage = memoryStorage(new Map([['auth', 'signed out']]));
  expect(isSignedOut(storage)).toBe(true);
  expect(loadSession(storage, NOW)).toBeUndefined();
});
