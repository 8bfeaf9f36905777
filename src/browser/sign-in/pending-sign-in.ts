import { asArray, parseJson } from '../../lib/json';
import { PENDING_SIGN_IN_MS, PENDING_SIGN_INS_MAX_COUNT } from '../../streams/timing';
import type { Storage } from '../../streams/state/deps';
import { PENDING_SIGN_IN_KEY } from './sign-in-keys';

/** A sign-in that has been started and has no response yet. */
export interface PendingSignIn {
  /** A random text that must come back as the `state` of the response. */
  readonly state: string;
  /** The query of the panel's address. The sign-in page does not return it, so it is restored from here. */
  readonly search: string;
  /** When the tab was redirected to the sign-in page, in epoch milliseconds. */
  readonly startedAt: number;
}

/**
 * Stores a pending sign-in next to those of other tabs. The newest 20 are kept, for 24 h (decision
 * several-pending-sign-ins).
 */
export function savePendingSignIn(storage: Storage, pending: PendingSignIn): void {
  const others = pendingSignIns(storage, pending.startedAt);
  save(storage, [...others, pending].slice(-PENDING_SIGN_INS_MAX_COUNT));
}

/**
 * Removes and returns the pending sign-in with this `state`. Returns undefined if there is none, or if storage
 * is denied.
 */
export function takePendingSignIn(storage: Storage, state: string, now: number): PendingSignIn | undefined {
  const all = pendingSignIns(storage, now);
  const others = all.filter((pending) => pending.state !== state);
  if (others.length > 0) save(storage, others);
  else storage.remove(PENDING_SIGN_IN_KEY);
  return all.find((pending) => pending.state === state);
}

/**
 * Removes all pending sign-ins after a sign-out, so that later responses are rejected. The storage key stays,
 * so that the token of such a response is still removed from the address.
 */
export function forgetPendingSignIns(storage: Storage): void {
  if (storage.get(PENDING_SIGN_IN_KEY) !== undefined) save(storage, []);
}

/** Returns the pending sign-ins of all tabs, oldest first. */
export function pendingSignIns(storage: Storage, now: number): readonly PendingSignIn[] {
  return asArray(parseJson(storage.get(PENDING_SIGN_IN_KEY) ?? ''))
    .flatMap(parsePending)
    .filter(({ startedAt }) => Math.abs(now - startedAt) < PENDING_SIGN_IN_MS);
}

const save = (storage: Storage, all: readonly PendingSignIn[]): void =>
  storage.set(
    PENDING_SIGN_IN_KEY,
    JSON.stringify(all.map(({ state, search, startedAt }) => [state, search, startedAt])),
  );

function parsePending(value: unknown): readonly PendingSignIn[] {
  const [state, search, startedAt] = asArray(value);
  return typeof state === 'string' && typeof search === 'string' && typeof startedAt === 'number'
    ? [{ state, search, startedAt }]
    : [];
}

/** Whether storage works. Without storage, no response could be accepted, and the redirects would never end. */
export function canStore(storage: Storage): boolean {
  storage.set('auth_probe', '1');
  const isStored = storage.get('auth_probe') === '1';
  storage.remove('auth_probe');
  return isStored;
}
