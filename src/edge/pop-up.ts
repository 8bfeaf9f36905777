import { filter, fromEvent, map, type Observable, take } from 'rxjs';
import { isObject } from '../streams/notes/read';
import { type Answer, authorizeAddress, readAnswer, type SignInSettings } from './oauth';
import { POP_UP } from './sign-in-keys';

const TYPE = 'notestream.signInAnswer';

/**
 * Opens the sign-in page in a window of its own, for a frame that may keep nothing: the answer comes by message from that
 * very window, of the panel's own origin, with the state that was sent along. Undefined where the browser opens no window.
 */
export function signInByPopUp(
  settings: SignInSettings,
  window: Window & typeof globalThis,
): Observable<Answer> | undefined {
  const { crypto, location } = window;
  const state = `${POP_UP}${crypto.randomUUID()}`;
  const address = authorizeAddress(settings, `${location.origin}${location.pathname}`, state);
  const popUp = window.open(address, '_blank', 'popup,width=480,height=680');
  if (!popUp) return undefined;
  return fromEvent<MessageEvent<unknown>>(window, 'message').pipe(
    filter(({ source, origin }) => source === popUp && origin === location.origin),
    map(({ data }) => (isObject(data) && data.type === TYPE ? readAnswer(String(data.fragment)) : undefined)),
    filter((answer) => answer !== undefined),
    filter((answer) => answer.state === state),
    take(1),
  );
}

/**
 * In the pop-up that has come back: hands the answer to the page that opened it, if that is one of our own origin, and
 * closes. False for an answer that is not for another page, or where there is none any more.
 */
export function handOver(fragment: string, window: Window): boolean {
  const opener: unknown = window.opener;
  if (!readAnswer(fragment)?.state.startsWith(POP_UP) || !isWindow(opener)) return false;
  opener.postMessage({ type: TYPE, fragment }, window.location.origin);
  window.close();
  return true;
}

const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'postMessage' in value;
