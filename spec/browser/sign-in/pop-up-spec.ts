/** @jest-environment jsdom */
import type { OAuthResponse } from '../../../src/browser/sign-in/parse-oauth-response';
import { postResponseToOpener, signInByPopUp } from '../../../src/browser/sign-in/pop-up';

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
