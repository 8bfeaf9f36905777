import { loadSession } from '../../../src/streams/session/stored-session';
import {
  isSignedOut,
  isTokenGone,
  markProven,
  markRejected,
  maySignInUnasked,
  saveSession,
  saveSignedOut,
} from '../../../src/streams/session/stored-sign-in';
import { storedBlogger } from '../../../src/streams/state/stored-blogger';
import { memoryStorage, emittedBy, createLog } from '../../support/behaviour';
import { cases } from 'rxjs-marbles/jest';
import { proveToken } from '../../../src/streams/session/prove-token';
import { fetched, legend, listed } from '../../support/legend';
import { note } from '../../support/notes';
import { table } from '../../support/table';
import { NEVER } from 'rxjs';
import type { Storage } from '../../../src/streams/state/deps';
import { NEW_TOKEN_MS } from '../../../src/streams/timing';
import { createRecords, type OutboxStore } from '../../../src/streams/outbox/store';
import { signOut } from '../../../src/streams/session/sign-out';
import type { Event } from '../../../src/streams/state/events';
import { keptStore } from '../../support/outbox';
import { recordOf } from '../outbox/records';

const NOW = 1_000_000;
const signedIn = () => {
  const storage = memoryStorage();
  saveSession(storage, { token: 'a&b', expiresAt: NOW + 9 }, { now: NOW, blogger: '7' });
  return storage;
};

describe('a session', () => {
  it('is stored as its expiry and token, after its blogger and its time', () => {
    expect([...signedIn().held]).toEqual([
      ['auth_user', '7'],
      ['auth_new', `${NOW + NEW_TOKEN_MS}:a&b`],
      ['auth_times', `[${NOW}]`],
      ['auth', `${NOW + 9}:a&b`],
    ]);
  });

  it('has no blogger if the platform did not name one, whoever was signed in before', () => {
    const storage = signedIn();
    saveSession(storage, { token: 'c', expiresAt: NOW + 9 }, { now: NOW, blogger: undefined });
    expect(storedBlogger(storage)).toBeUndefined();
  });

  it('is loaded until it expires', () => {
    const storage = memoryStorage(new Map([['auth', `${NOW}:stored:token`]]));
    expect(loadSession(storage, NOW - 1)).toEqual({ token: 'stored:token', expiresAt: NOW });
    expect(loadSession(storage, NOW)).toBeUndefined();
  });

  it.each(['', 'token', ':token', '12', 'x:token', 'signed out'])(
    'is not loaded from the stored value "%s"',
    (stored) => {
      expect(loadSession(memoryStorage(new Map([['auth', stored]])), 0)).toBeUndefined();
    },
  );

  it('is gone after sign-out, which is remembered and leaves nothing else', () => {
    const storage = signedIn();
    saveSignedOut(storage);
    expect([loadSession(storage, 0), isSignedOut(storage)]).toEqual([undefined, true]);
    expect(storage.keys()).toEqual(['auth']);
  });
});

test.each([
  ['removed', undefined, true],
  ['replaced by a sign-out', 'signed out', true],
  ['rejected', '0:token', false],
  ['there', '99:token', false],
])('a token that is %s counts as gone: %s, %s', (_name, stored, isGone) => {
  expect(isTokenGone(stored)).toBe(isGone);
});

test('only the rejected token counts as expired', () => {
  const storage = signedIn();
  markRejected(storage, 'b');
  markRejected(storage, 'other');
  expect(loadSession(storage, NOW)?.token).toBe('a&b');
  markRejected(storage, 'a&b');
  expect([loadSession(storage, NOW), storage.get('auth')]).toEqual([undefined, '0:a&b']);
});

test.each<[string, Storage, number, boolean, string]>([
  ['not in the minute of a sign-in', signedIn(), NOW + NEW_TOKEN_MS - 1, false, ''],
  ['a minute after a sign-in', signedIn(), NOW + NEW_TOKEN_MS, true, ''],
  ['once the last token has worked', signedIn(), NOW, true, 'a&b'],
  ['not once a token before it has worked', signedIn(), NOW, false, 'a'],
  ['if there was none before', memoryStorage(), NOW, true, ''],
])('a sign-in may start unasked %s', (_when, storage, now, may, proven) => {
  markProven(storage, proven);
  expect(maySignInUnasked(storage, now)).toBe(may);
});

const rules = table(`
  events | removed | isLoading | isNew | name
         | p       | no        | yes   | when the list has arrived before this code
  --l    | --p     | yes       | yes   | when the list arrives
  --i    | --p     | yes       | yes   | when a note arrives
  --k    | --p     | yes       | yes   | when a light poll finds no change
  --l    |         | yes       | no    | not when the list arrives for a token before it
  --x    |         | yes       | yes   | not when the list fails
`);

cases(
  'a token counts as one that has worked',
  (m, { events, removed, isLoading, isNew }) => {
    const storage = memoryStorage(new Map([['auth_new', '60000:token']]));
    const values = { ...legend, l: listed(), i: fetched(0, note(7)) };
    const world = { storage, token: () => (isNew === 'yes' ? 'token' : 'older') };
    m.expect(
      emittedBy(m, proveToken, { events, values, state: { isLoading: isLoading === 'yes' }, world }),
    ).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(removed, { p: 'no auth_new' });
  },
  rules,
);

const held = { auth: '9:token', auth_user: '1', auth_times: '[1]', kept_list: '{}' };
const values: Record<string, Event> = { ...legend, S: { type: 'signOut.requested' } };

cases(
  'the blogger',
  (m, { events, ends, hangs, stored, left }) => {
    const shared = createRecords();
    for (const [key, record] of [
      ['like 1 c70', recordOf('like')],
      ['reply 1 c70', recordOf('reply', { owner: '6', state: 'sending', sentAt: 0 })],
    ] as const)
      shared.records.set(key, record);
    const store = keptStore(shared);
    const outbox: OutboxStore = hangs === 'yes' ? { ...store, all: () => NEVER } : store;
    const ended = createLog<readonly string[]>();
    const storage = memoryStorage(new Map(Object.entries(held)));
    // The records that a reload would find.
    const world = { storage, outbox, signOut: () => ended.add([...shared.records.keys()]) };
    m.expect(emittedBy(m, signOut, { events, values, world })).toBeObservable('');
    m.expect(ended.entries$).toBeObservable(ends, { '*': left === '' ? [] : left.split(', ') });
    m.flush();
    expect([...storage.held]).toEqual(stored === 'all' ? Object.entries(held) : [['auth', stored]]);
  },
  table(`
  events | ends     | hangs | stored     | left                    | name
  -S     | -*       |       | signed out |                         | is signed out on request, and everything that was not sent is dropped before the page reloads
  -S     | 3001ms * | yes   | signed out | like 1 c70, reply 1 c70 | is signed out after 3 s if the database does not answer
  -I     |          |       | all        |                         | is not signed out by a request to sign in
`),
);
