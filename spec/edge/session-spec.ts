/** @jest-environment jsdom */
import { forgetBlogger } from '../../src/edge/forget-blogger';
import { authorizeAddress, keepBegun, keeps, readAnswer, sessionOf, takeBegun } from '../../src/edge/oauth';
import {
  forgetSession,
  isSignedOut,
  keepSession,
  keepSignedOut,
  storedSession,
  takeAnswer,
} from '../../src/edge/session';
import { memoryStorage } from '../support/behaviour';

const NOW = 1_000_000;
const DAY_MS = 86_400_000;

/** The storage of a page that has begun to sign in. */
const begun = () => {
  const storage = memoryStorage();
  keepBegun(storage, { state: 'ours', search: '' });
  return storage;
};

/** The page as the sign-in page has sent the browser back to it. */
const returnWith = (fragment: string): void => history.replaceState(null, '', `/?locale=de${fragment}`);

describe('the answer of the sign-in page', () => {
  it.each(['#access_token=a%26b&state=ours', '#error=access_denied', '#state=ours&access_token=t'])(
    'leaves no fragment in the address (%s)',
    (fragment) => {
      returnWith(fragment);
      expect(takeAnswer(window, begun())).toBe(fragment);
      expect(`${location.pathname}${location.search}${location.hash}`).toBe('/?locale=de');
    },
  );

  it('is no other fragment, which stays', () => {
    returnWith('#top');
    expect(takeAnswer(window, begun())).toBe('');
    expect(location.hash).toBe('#top');
  });

  it.each(['#access_token=theirs', '#access_token=theirs&state=theirs', '#error=theirs'])(
    'is no fragment of a host’s own, where nobody has begun to sign in (%s)',
    (fragment) => {
      returnWith(fragment);
      expect(takeAnswer(window, memoryStorage())).toBe('');
      expect(location.hash).toBe(fragment);
    },
  );

  it('is one that a pop-up has brought, whose storage may be another', () => {
    returnWith('#access_token=t&state=pop-up.1');
    expect(takeAnswer(window, memoryStorage())).toBe('#access_token=t&state=pop-up.1');
  });

  it('has a token, its state, and how long it lasts', () => {
    expect(readAnswer('#access_token=a%26b&expires_in=60&state=ours')).toEqual({
      token: 'a&b',
      error: '',
      description: '',
      state: 'ours',
      expiresIn: 60,
    });
  });

  it('or an error, in its own words where it has any', () => {
    expect(readAnswer('#error=access_denied&error_description=Not+today&state=ours')).toMatchObject({
      token: '',
      error: 'access_denied',
      description: 'Not today',
    });
  });

  it('or is none', () => {
    expect(readAnswer('#state=ours')).toBeUndefined();
  });
});

describe('a session', () => {
  const answer = { token: 't', error: '', description: '', state: '', expiresIn: undefined };

  it('lasts as long as the answer says, and 24 h when it does not', () => {
    expect(sessionOf({ ...answer, expiresIn: 60 }, NOW).expiresAt).toBe(NOW + 60_000);
    expect(sessionOf(answer, NOW).expiresAt).toBe(NOW + DAY_MS);
  });

  it('is kept with its expiry', () => {
    const storage = memoryStorage();
    keepSession(storage, { token: 'a&b', expiresAt: NOW });
    expect([...storage.held]).toEqual([['auth', `${NOW}:a&b`]]);
  });

  it('is the stored one until it expires', () => {
    const storage = memoryStorage(new Map([['auth', `${NOW}:stored:token`]]));
    expect(storedSession(storage, NOW - 1)).toEqual({ token: 'stored:token', expiresAt: NOW });
    expect(storedSession(storage, NOW)).toBeUndefined();
  });

  it.each(['', 'token', ':token', '12', 'x:token', 'signed out'])(
    'is not to be had of a stored "%s"',
    (stored) => {
      expect(storedSession(memoryStorage(new Map([['auth', stored]])), 0)).toBeUndefined();
    },
  );

  it('is neither there after it was forgotten, nor after signing out, which is remembered', () => {
    const storage = memoryStorage();
    keepSession(storage, { token: 't', expiresAt: NOW });
    forgetSession(storage);
    expect([storedSession(storage, 0), isSignedOut(storage)]).toEqual([undefined, false]);
    keepSignedOut(storage);
    expect([storedSession(storage, 0), isSignedOut(storage)]).toEqual([undefined, true]);
  });
});

describe('a sign-in that was begun', () => {
  const begun = { state: 'ours', search: '?locale=de' };

  it('is there once', () => {
    const storage = memoryStorage();
    keepBegun(storage, begun);
    expect([takeBegun(storage), takeBegun(storage)]).toEqual([begun, undefined]);
  });

  it('could not be kept where storage is denied', () => {
    expect(keeps(memoryStorage())).toBe(true);
    expect(keeps({ ...memoryStorage(), get: () => undefined, set: () => undefined })).toBe(false);
  });
});

test('the sign-in page is asked for a token, with the state that must come back', () => {
  const settings = { authorizeUrl: 'https://api.example/oauth2/authorize', clientId: '7' };
  const address = new URL(authorizeAddress(settings, 'https://panel.example/', 'random'));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: '7',
    response_type: 'token',
    redirect_uri: 'https://panel.example/',
    scope: 'global',
    state: 'random',
  });
});

test('signing out leaves nothing of the blogger, and the settings', () => {
  const storage = memoryStorage(
    new Map([
      ['reply_7', '["A draft",1]'],
      ['note_read_status_7', '1'],
      ['note_moderation_7', '{}'],
      ['notesLastMarkedSeen', '1'],
      ['notestream_shortcuts', 'off'],
      ["another's", 'thing'],
    ]),
  );
  forgetBlogger(storage);
  expect([...storage.held.keys()]).toEqual(['notestream_shortcuts', "another's"]);
});
