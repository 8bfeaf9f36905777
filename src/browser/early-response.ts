import type { Observable } from 'rxjs';
import { responseTo } from '../client/transports/send-fetch';
import { FIRST_LIST_KEY } from '../lib/storage-keys';
import type { TransportEvent, TransportRequest } from '../client/transports/transport';
import type { Storage } from '../streams/state/deps';
import { EARLY_ANSWER_MS } from '../streams/timing';

/** The request that the script in index.html sent before the panel's script was loaded. */
export interface EarlyRequest {
  readonly url: string;
  readonly token: string;
  readonly response: Promise<Response>;
  readonly aborter: AbortController;
  /** When the request was sent, in epoch milliseconds. */
  readonly time: number;
}

declare global {
  interface Window {
    /**
     * Set if the panel draws its screen at once. Empty if no request was sent, for example because no token was
     * stored.
     */
    early?: Partial<EarlyRequest> | undefined;
  }
}

/**
 * Returns the response (or error) to the panel's first list request if the script in index.html has already
 * sent the same request (decision ask-before-the-script). Undefined for every other request. Stores the address
 * of the request for that script in the next page load.
 */
export function earlyResponse$(
  window: Pick<Window, 'early'>,
  storage: Storage,
  { api, method, url, headers }: TransportRequest,
  now: number,
): Observable<TransportEvent> | undefined {
  const { early } = window;
  if (!early || method !== 'GET' || api.path !== '/notifications/') return undefined;
  window.early = undefined;
  const { token, response, aborter, time = 0 } = early;
  if (early.url !== url) storage.set(FIRST_LIST_KEY, url);
  const isSame = early.url === url && headers.Authorization === `Bearer ${token ?? ''}`;
  if (isSame && response && aborter && now - time < EARLY_ANSWER_MS)
    return responseTo((signal) => {
      signal.addEventListener('abort', () => aborter.abort());
      return response;
    });
  aborter?.abort();
  return undefined;
}
