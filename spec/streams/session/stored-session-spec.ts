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
import { memoryStorage } from '../../support/behaviour';

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
      ['auth_new', '1'],
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

test('a sign-in may start unasked once the last token has worked', () => {
  const storage = signedIn();
  expect(maySignInUnasked(storage, NOW)).toBe(false);
  markProven(storage);
  expect(maySignInUnasked(storage, NOW)).toBe(true);
});

test('a sign-in may start unasked if there was none before', () => {
  expect(maySignInUnasked(memoryStorage(), NOW)).toBe(true);
});
