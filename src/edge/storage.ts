import { filter, fromEvent, map } from 'rxjs';
import type { Storage } from '../streams/deps';

/** The browser's local storage as one that never throws: denied, full or absent reads as empty (decision 11). */
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
    map(({ key, newValue }) => ({ key, value: newValue ?? undefined })),
    filter((change): change is { key: string; value: string | undefined } => change.key !== null),
  ),
});

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
