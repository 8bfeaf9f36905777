import { fromEvent, map } from 'rxjs';
import type { Storage } from '../streams/state/deps';

/**
 * Local storage that never throws: if it is denied, full or missing, it behaves as if it were empty
 * (decision stored-values).
 */
export const browserStorage = (window: Window): Storage => ({
  get: (key) => attempt(() => window.localStorage.getItem(key)) ?? undefined,
  set: (key, value) => {
    attempt(() => window.localStorage.setItem(key, value));
  },
  remove: (key) => {
    attempt(() => window.localStorage.removeItem(key));
  },
  keys: () => attempt(() => Object.keys(window.localStorage)) ?? [],
  changes$: fromEvent<StorageEvent>(window, 'storage').pipe(
    map(({ key, newValue }) => ({ key: key ?? '', value: newValue ?? undefined })),
  ),
});

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
