import {
  isSignedOut,
  loadSession,
  removeSession,
  saveSession,
  saveSignedOut,
} from '../../../src/browser/sign-in/stored-session';
import { memoryStorage } from '../../support/behaviour';

const NOW = 1_000_000;

describe('a session', () => {
  it('is stored as its expiry and token', () => {
    const storage = memoryStorage();
    saveSession(storage, { token: 'a&b', expiresAt: NOW });
    expect([...storage.held]).toEqual([['auth', `${NOW}:a&b`]]);
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

  it('is gone after it is removed, and after sign-out, which is remembered', () => {
    const storage = memoryStorage();
    saveSession(storage, { token: 't', expiresAt: NOW });
    removeSession(storage);
    expect([loadSession(storage, 0), isSignedOut(storage)]).toEqual([undefined, false]);
    saveSignedOut(storage);
    expect([loadSession(storage, 0), isSignedOut(storage)]).toEqual([undefined, true]);
  });
});
