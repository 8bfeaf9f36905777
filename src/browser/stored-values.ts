import type { Storage } from '../streams/state/deps';

/** The part of the storage that needs no RxJS. */
export type StoredValues = Omit<Storage, 'changes$'>;

/**
 * Local storage that never throws: if it is denied, full or missing, it behaves as if it were empty
 * (decision stored-values).
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
