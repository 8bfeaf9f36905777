import { filter, fromEvent, map, type Observable, take } from 'rxjs';
import { isObject } from '../../lib/json';
import { authorizeAddress, type SignInSettings } from './authorize-address';
import { POP_UP_STATE_PREFIX } from './sign-in-keys';
import { type OAuthResponse, parseOAuthResponse } from './parse-oauth-response';

/** The `type` of the message by which the pop-up posts the response to the page that has opened it. */
const MESSAGE_TYPE = 'notestream.signInAnswer';

/**
 * Opens the sign-in page in a pop-up, for a frame without access to storage. Emits the response that the pop-up
 * posts. The response must come from that window and the panel's origin, and have the random `state`. Returns
 * undefined if the browser blocks the pop-up.
 */
export function signInByPopUp(
  settings: SignInSettings,
  window: Window & typeof globalThis,
): Observable<OAuthResponse> | undefined {
  const { crypto, location } = window;
  const state = `${POP_UP_STATE_PREFIX}${crypto.randomUUID()}`;
  const address = authorizeAddress(settings, `${location.origin}${location.pathname}`, state);
  const popUp = window.open(address, '_blank', 'popup,width=480,height=680');
  if (!popUp) return undefined;
  return fromEvent<MessageEvent<unknown>>(window, 'message').pipe(
    filter(({ source, origin }) => source === popUp && origin === location.origin),
    map(({ data }) =>
      isObject(data) && data.type === MESSAGE_TYPE ? parseOAuthResponse(String(data.fragment)) : undefined,
    ),
    filter((response) => response !== undefined),
    filter((response) => response.state === state),
    take(1),
  );
}

/**
 * Posts the OAuth response from the pop-up to the page that has opened it, and closes the pop-up. Returns false
 * if the response does not belong to a pop-up, or if that page is gone.
 */
export function postResponseToOpener(fragment: string, window: Window): boolean {
  const opener: unknown = window.opener;
  const isOfPopUp = parseOAuthResponse(fragment)?.state.startsWith(POP_UP_STATE_PREFIX) === true;
  if (!isOfPopUp || !isWindow(opener)) return false;
  opener.postMessage({ type: MESSAGE_TYPE, fragment }, window.location.origin);
  window.close();
  return true;
}

const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'postMessage' in value;
