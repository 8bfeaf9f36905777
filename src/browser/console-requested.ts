/**
 * Whether the stream console should open with the panel: `?debug` in the panel's address, or
 * `debug` in local storage.
 */
export function isConsoleRequested(window: Pick<Window, 'location' | 'localStorage'>): boolean {
  try {
    // The getter of localStorage throws if storage is denied.
    return /[?&]debug\b/.test(window.location.search) || Boolean(window.localStorage.getItem('debug'));
  } catch {
    return false;
  }
}
