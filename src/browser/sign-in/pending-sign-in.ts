import { asArray, parseJson } from '../../lib/json';
import type { Storage } from '../../streams/state/deps';
import { PENDING_SIGN_IN_KEY } from './oauth-state';

/** A sign-in that waits for its response. */
export interface PendingSignIn {
  /** Random; the response must have the same `state`. */
  readonly state: string;
  /** The query of the panel's address, which the sign-in page does not return. */
  readonly search: string;
}

export const savePendingSignIn = (storage: Storage, { state, search }: PendingSignIn): void =>
  storage.set(PENDING_SIGN_IN_KEY, JSON.stringify([state, search]));

/** Returns and removes the pending sign-in; undefined if there is none, or if storage is denied. */
export function takePendingSignIn(storage: Storage): PendingSignIn | undefined {
  const stored = storage.get(PENDING_SIGN_IN_KEY);
  storage.remove(PENDING_SIGN_IN_KEY);
  const [state, search] = asArray(parseJson(stored ?? ''));
  return typeof state === 'string' && typeof search === 'string' ? { state, search } : undefined;
}

/** Whether storage works. Without it, no response could be accepted, and sign-in would loop. */
export function canStore(storage: Storage): boolean {
  savePendingSignIn(storage, { state: '', search: '' });
  return takePendingSignIn(storage) !== undefined;
}
