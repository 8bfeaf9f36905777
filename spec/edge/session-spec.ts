/** @jest-environment jsdom */
import { authorizeAddress, keepBegun } from '../../src/edge/oauth';
import { openSession } from '../../src/edge/session';
import { memoryStorage } from '../support/behaviour';

const NOW = 1_000_000;
const DAY_MS = 86_400_000;
const begun = { state: 'ours', search: '?locale=de' };

/** The page as the sign-in page has sent the browser back to it. */
const returnWith = (fragment: string): void => history.replaceState(null, '', `/${fragment}`);

beforeEach(() => returnWith(''));

describe('a session', () => {
  it('is the token of the fragment with our state, kept with its expiry', () => {
    const storage = memoryStorage();
    keepBegun(storage, begun);
    returnWith('#access_token=a%26b&expires_in=60&state=ours');
    expect(openSession(window, storage, NOW)).toEqual({ session: { token: 'a&b', expiresAt: NOW + 60_000 } });
    expect([...storage.held]).toEqual([['auth', `${NOW + 60_000}:a&b`]]);
  });

  it('lasts 24 h when the sign-in page does not say', () => {
    const storage = memoryStorage();
    keepBegun(storage, begun);
    returnWith('#access_token=t&state=ours');
    expect(openSession(window, storage, NOW)).toMatchObject({ session: { expiresAt: NOW + DAY_MS } });
  });

  it('leaves no fragment, and brings the query back', () => {
    const storage = memoryStorage();
    keepBegun(storage, begun);
    returnWith('#access_token=t&state=ours');
    openSession(window, storage, NOW);
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/?locale=de');
  });

  it.each(['#access_token=t&state=theirs', '#access_token=t'])('is not to be had with %s', (fragment) => {
    const storage = memoryStorage();
    keepBegun(storage, begun);
    returnWith(fragment);
    expect(openSession(window, storage, NOW)).toEqual({ signInNeeded: true });
    expect(location.hash).toBe('');
  });

  it('is the stored one until it expires', () => {
    const storage = memoryStorage(new Map([['auth', `${NOW}:stored:token`]]));
    expect(openSession(window, storage, NOW - 1)).toEqual({
      session: { token: 'stored:token', expiresAt: NOW },
    });
    expect(openSession(window, storage, NOW)).toEqual({ signInNeeded: true });
  });

  it.each(['', 'token', ':token', '12', 'x:token'])('is not to be had of a stored "%s"', (stored) => {
    expect(openSession(window, memoryStorage(new Map([['auth', stored]])), 0)).toEqual({
      signInNeeded: true,
    });
  });

  it('is refused in the words of the sign-in page', () => {
    const storage = memoryStorage();
    keepBegun(storage, begun);
    returnWith('#error=access_denied&error_description=Not+today&state=ours');
    expect(openSession(window, storage, NOW)).toEqual({ refused: 'Not today' });
  });

  it('is not asked for again and again where storage is denied', () => {
    const denied = { ...memoryStorage(), get: () => undefined, set: () => undefined };
    returnWith('#access_token=t&state=ours');
    expect(openSession(window, denied, NOW)).toEqual({ storageDenied: true });
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
