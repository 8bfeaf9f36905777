import type { Storage } from '../streams/state/deps';

/** The part of the storage that is available without RxJS. */
export type StoredValues = Omit<Storage, 'changes$'>;

/**
 * Local storage that never throws. If it is denied, full or missing, failed reads return undefined
 * and failed writes are ignored (decision stored-values).
 */
export const storedValues = (window: Window): StoredValues => ({
  get: (key) => attempt(() => window.localStorage.getItem(key)) ?? undefined,
  set: (key, value) => {
    attempt(() => window.localStorage.setItem(key, value));
  },
  remove: (key) => {
    attempt(() => window.localStorage.removeItem(key));
  },
  keys: () => attempt(() => Object.keys(window.localStorage)) ?? [],
});

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
