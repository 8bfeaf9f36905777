/** @jest-environment jsdom */
import type { Answer } from '../../src/edge/oauth';
import { handOver, signInByPopUp } from '../../src/edge/pop-up';

const SETTINGS = { authorizeUrl: 'https://api.example/oauth2/authorize', clientId: '7' };

/** A window, as far as messages go. */
function otherWindow(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('the frame has no window');
  return frame.contentWindow;
}

/** A pop-up that was opened, and what was heard of it. */
function opened() {
  const popUp = otherWindow();
  const open = jest.spyOn(window, 'open').mockReturnValue(popUp);
  const heard: Answer[] = [];
  signInByPopUp(SETTINGS, window)?.subscribe((answer) => heard.push(answer));
  const state = new URL(String(open.mock.lastCall?.[0])).searchParams.get('state') ?? '';
  open.mockRestore();
  const say = (fragment: unknown, source: Window = popUp, origin = location.origin): boolean =>
    window.dispatchEvent(
      new MessageEvent('message', { source, origin, data: { type: 'notestream.signInAnswer', fragment } }),
    );
  return { heard, state, say };
}

beforeAll(() => {
  // jsdom has no more of it.
  Object.assign(window.crypto, { randomUUID: () => `${Math.random()}` });
});

describe('a sign-in in a pop-up', () => {
  it('is the answer of that window, with our state', () => {
    const { heard, state, say } = opened();
    say(`#access_token=t&state=${state}`);
    expect(heard.map(({ token }) => token)).toEqual(['t']);
  });

  it('is over with the first', () => {
    const { heard, state, say } = opened();
    say(`#access_token=t&state=${state}`);
    say(`#access_token=u&state=${state}`);
    expect(heard).toHaveLength(1);
  });

  it('is not of another state, window or origin, and not what is no answer', () => {
    const { heard, state, say } = opened();
    say('#access_token=t&state=theirs');
    say(`#access_token=t&state=${state}`, otherWindow());
    say(`#access_token=t&state=${state}`, undefined, 'https://evil.example');
    say(`#state=${state}`);
    say({ access_token: 't' });
    expect(heard).toEqual([]);
  });

  it('is not to be had where the browser opens no window', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    expect(signInByPopUp(SETTINGS, window)).toBeUndefined();
    open.mockRestore();
  });
});

describe('the pop-up that comes back', () => {
  const popUp = (opener: unknown) => {
    const close = jest.fn();
    return {
      close,
      window: Object.create(window, { opener: { value: opener }, close: { value: close } }) as Window,
    };
  };

  it('hands the answer to its opener, if that is of its own origin, and closes', () => {
    const opener = { postMessage: jest.fn() };
    const { window: back, close } = popUp(opener);
    expect(handOver('#access_token=t&state=pop-up.1', back)).toBe(true);
    expect(opener.postMessage.mock.calls).toEqual([
      [{ type: 'notestream.signInAnswer', fragment: '#access_token=t&state=pop-up.1' }, location.origin],
    ]);
    expect(close).toHaveBeenCalled();
  });

  it('keeps an answer that is for nobody else', () => {
    const opener = { postMessage: jest.fn() };
    expect(handOver('#access_token=t&state=1', popUp(opener).window)).toBe(false);
    expect(handOver('#access_token=t&state=pop-up.1', popUp(null).window)).toBe(false);
    expect(opener.postMessage).not.toHaveBeenCalled();
  });
});
