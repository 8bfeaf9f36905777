import { FIRST_LIST_KEY } from '../lib/storage-keys';
import type { EarlyRequest } from '../browser/early-answer';

/** Repeats the first list request of the last page load. Empty if there was none, or if offline. */
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
  // The panel handles the failure.
  response.catch(() => undefined);
  return { url, token, response, aborter, time };
}
