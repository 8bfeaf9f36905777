import { FIRST_LIST_KEY } from '../lib/storage-keys';
import type { EarlyRequest } from '../browser/early-response';

/**
 * Sends the first list request of the last page load again. Returns nothing if there was none, if the page is
 * hidden, or if the browser is offline.
 */
export function askEarly(
  page: Window & typeof globalThis,
  token: string,
  time: number,
): Partial<EarlyRequest> {
  const { document, navigator, localStorage } = page;
  const url = localStorage.getItem(FIRST_LIST_KEY);
  if (url === null || document.hidden || !navigator.onLine) return {};
  const aborter = new AbortController();
  const response = page.fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    signal: aborter.signal,
  });
  // A failure is ignored here, because the panel handles it.
  response.catch(() => undefined);
  return { url, token, response, aborter, time };
}
