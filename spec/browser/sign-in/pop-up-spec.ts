/** @jest-environment jsdom */
import type { OAuthResponse } from '../../../src/browser/sign-in/parse-oauth-response';
import { postResponseToOpener, signInByPopUp } from '../../../src/browser/sign-in/pop-up';
import { savePendingSignIn } from '../../../src/browser/sign-in/pending-sign-in';
import { takeOAuthFragment } from '../../../src/browser/sign-in/take-oauth-fragment';
import { memoryStorage } from '../../support/behaviour';

const SETTINGS = { authorizeUrl: 'https://api.example/oauth2/authorize', clientId: '7' };

/** Another window that can send messages. */
function otherWindow(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('the frame has no window');
  return frame.contentWindow;
}

/** Starts a pop-up sign-in; `post` sends a message to the panel. */
function startSignIn() {
  const popUp = otherWindow();
  const open = jest.spyOn(window, 'open').mockReturnValue(popUp);
  const responses: OAuthResponse[] = [];
  signInByPopUp(SETTINGS, window)?.subscribe((response) => responses.push(response));
  const state = new URL(String(open.mock.lastCall?.[0])).searchParams.get('state') ?? '';
  open.mockRestore();
  const post = (fragment: unknown, source: Window = popUp, origin = location.origin): boolean =>
    window.dispatchEvent(
      new MessageEvent('message', { source, origin, data: { type: 'notestream.signInAnswer', fragment } }),
    );
  return { responses, state, post };
}

beforeAll(() => {
  // jsdom has no `randomUUID`.
  Object.assign(window.crypto, { randomUUID: () => `${Math.random()}` });
});

describe('signInByPopUp', () => {
  it('emits the response that the pop-up posts with the same state', () => {
    const { responses, state, post } = startSignIn();
    post(`#access_token=t&state=${state}`);
    expect(responses.map(({ token }) => token)).toEqual(['t']);
  });

  it('completes after the first response', () => {
    const { responses, state, post } = startSignIn();
    post(`#access_token=t&state=${state}`);
    post(`#access_token=u&state=${state}`);
    expect(responses).toHaveLength(1);
  });

  it('ignores another state, window or origin, and messages that are not a response', () => {
    const { responses, state, post } = startSignIn();
    post('#access_token=t&state=theirs');
    post(`#access_token=t&state=${state}`, otherWindow());
    post(`#access_token=t&state=${state}`, undefined, 'https://evil.example');
    post(`#state=${state}`);
    post({ access_token: 't' });
    expect(responses).toEqual([]);
  });

  it('returns undefined if the browser blocks the pop-up', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    expect(signInByPopUp(SETTINGS, window)).toBeUndefined();
    open.mockRestore();
  });
});

describe('postResponseToOpener', () => {
  const popUp = (opener: unknown) => {
    const close = jest.fn();
    return {
      close,
      window: Object.create(window, { opener: { value: opener }, close: { value: close } }) as Window,
    };
  };

  it('posts the response to the opener at the own origin, and closes the pop-up', () => {
    const opener = { postMessage: jest.fn() };
    const { window: popUpWindow, close } = popUp(opener);
    expect(postResponseToOpener('#access_token=t&state=pop-up.1', popUpWindow)).toBe(true);
    expect(opener.postMessage.mock.calls).toEqual([
      [{ type: 'notestream.signInAnswer', fragment: '#access_token=t&state=pop-up.1' }, location.origin],
    ]);
    expect(close).toHaveBeenCalled();
  });

  it('returns false for a response without the pop-up prefix, and without an opener', () => {
    const opener = { postMessage: jest.fn() };
    expect(postResponseToOpener('#access_token=t&state=1', popUp(opener).window)).toBe(false);
    expect(postResponseToOpener('#access_token=t&state=pop-up.1', popUp(null).window)).toBe(false);
    expect(opener.postMessage).not.toHaveBeenCalled();
  });
});

/** The storage of a page with a pending sign-in. */
const pendingStorage = () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, { state: 'ours', search: '', startedAt: 0 });
  return storage;
};

/** Sets the address with which the sign-in page returns. */
const returnWith = (fragment: string): void => history.replaceState(null, '', `/?locale=de${fragment}`);

describe('takeOAuthFragment', () => {
  it.each(['#access_token=a%26b&state=ours', '#error=access_denied', '#state=ours&access_token=t'])(
    '[return-from-sign-in] returns the response %s and removes it from the address',
    (fragment) => {
      returnWith(fragment);
      expect(takeOAuthFragment(window, pendingStorage())).toBe(fragment);
      expect(`${location.pathname}${location.search}${location.hash}`).toBe('/?locale=de');
    },
  );

  it('leaves any other fragment in the address', () => {
    returnWith('#top');
    expect(takeOAuthFragment(window, pendingStorage())).toBe('');
    expect(location.hash).toBe('#top');
  });

  it.each(['#access_token=theirs', '#access_token=theirs&state=theirs', '#error=theirs'])(
    'leaves %s in the address if no sign-in is pending, because it may be the fragment of a host page',
    (fragment) => {
      returnWith(fragment);
      expect(takeOAuthFragment(window, memoryStorage())).toBe('');
      expect(location.hash).toBe(fragment);
    },
  );

  describe('without a pending sign-in, in a frame', () => {
    /** A framed page that was reached by a navigation of this type. */
    const framed = (type: string) => {
      class PerformanceNavigationTiming {
        readonly type = type;
      }
      Object.assign(globalThis, { PerformanceNavigationTiming });
      const back = jest.fn();
      const performance = { getEntriesByType: () => [new PerformanceNavigationTiming()] };
      const location = { hash: '#access_token=t&state=used', pathname: '/', search: '' };
      const fakes = { parent: {}, self: window, performance, location, history: { back } };
      const page = new Proxy(window, {
        get: (real, name): unknown => Reflect.get(name in fakes ? fakes : real, name),
      });
      return { back, page };
    };

    it.each([
      ['goes on back if the blogger went back to a sign-in page, which returned here', 'back_forward', 1],
      ['stays if the blogger did not go back', 'navigate', 0],
    ])('%s', (_name, type, times) => {
      const { page, back } = framed(type);
      expect(takeOAuthFragment(page, memoryStorage())).toBe('');
      expect(back).toHaveBeenCalledTimes(times);
    });
  });

  it('returns the response of a pop-up without a pending sign-in, because its storage may be another', () => {
    returnWith('#access_token=t&state=pop-up.1');
    expect(takeOAuthFragment(window, memoryStorage())).toBe('#access_token=t&state=pop-up.1');
  });
});
