import { asArray, parseJson } from '../../lib/json';
import { removeKeptList } from '../../lib/storage-keys';
import { NEW_TOKEN_MS, SIGN_INS_MAX_COUNT, SIGN_INS_WITHIN_MS } from '../timing';
import type { Storage } from '../state/deps';
import { BLOGGER_KEY } from '../state/stored-blogger';
import type { Session } from './state';
import { AUTH_KEY, loadSession } from './stored-session';

/** The stored value after sign-out, in place of a token, so that the next sign-in starts only on request. */
const SIGNED_OUT = 'signed out';

/** Storage key of a token that has loaded no notes yet. The value is a session that expires after a minute. */
const UNPROVEN_KEY = 'auth_new';
/**
 * Storage key of a time in epoch milliseconds: when a panel that uses the platform's cookies found out that the
 * blogger was signed out.
 */
export const ENDED_KEY = 'auth_ended';
/** Storage key of the times of the last sign-ins, as a JSON array of epoch milliseconds. */
const TIMES_KEY = 'auth_times';

/**
 * Stores the token of a completed sign-in. `blogger` is the id of its owner, if known. The token is stored
 * last, because other tabs adopt it at once.
 */
export function saveSession(
  storage: Storage,
  { token, expiresAt }: Session,
  { now, blogger }: { readonly now: number; readonly blogger: string | undefined },
): void {
  if (blogger === undefined) storage.remove(BLOGGER_KEY);
  else storage.set(BLOGGER_KEY, blogger);
  storage.set(UNPROVEN_KEY, `${now + NEW_TOKEN_MS}:${token}`);
  const times = [...recentSignIns(storage, now), now].slice(-SIGN_INS_MAX_COUNT);
  storage.set(TIMES_KEY, JSON.stringify(times));
  storage.set(AUTH_KEY, `${expiresAt}:${token}`);
}

const loadUnproven = (storage: Storage, now: number): Session | undefined =>
  loadSession({ get: () => storage.get(UNPROVEN_KEY) }, now);

/** Stores that the token has loaded notes. */
export function markProven(storage: Storage, token: string | undefined): void {
  const unproven = loadUnproven(storage, 0);
  if (unproven && unproven.token === token) storage.remove(UNPROVEN_KEY);
}

/**
 * Marks a rejected token as expired in storage, so that no page starts with it. A newer token that another tab
 * has stored is kept.
 */
export function markRejected(storage: Storage, token: string): void {
  if (loadSession(storage, 0)?.token === token) storage.set(AUTH_KEY, rejected(token));
}

/** Whether any tab has found that the platform rejects the token. */
export const isMarkedRejected = (storage: Storage, token: string | undefined): boolean =>
  token !== undefined && storage.get(AUTH_KEY) === rejected(token);

const rejected = (token: string): string => `0:${token}`;

/** Announces to other tabs through storage that the blogger is no longer signed in at the platform. */
export const announceEnd = (storage: Storage, now: number): void => storage.set(ENDED_KEY, String(now));

/**
 * Whether a sign-in may start automatically. It may not after a new token that has never worked, or after five
 * sign-ins in five minutes, because the platform would probably reject the next token, too.
 */
export const maySignInUnasked = (storage: Storage, now: number): boolean =>
  loadUnproven(storage, now) === undefined && recentSignIns(storage, now).length < SIGN_INS_MAX_COUNT;

const recentSignIns = (storage: Storage, now: number): readonly number[] =>
  asArray(parseJson(storage.get(TIMES_KEY) ?? ''))
    .filter((time) => typeof time === 'number')
    .filter((time) => Math.abs(now - time) < SIGN_INS_WITHIN_MS);

export function saveSignedOut(storage: Storage): void {
  removeKeptList(storage);
  for (const key of [UNPROVEN_KEY, BLOGGER_KEY, TIMES_KEY]) storage.remove(key);
  storage.set(AUTH_KEY, SIGNED_OUT);
}

export const isSignedOut = (storage: Storage): boolean => storage.get(AUTH_KEY) === SIGNED_OUT;

/** Whether the stored token is missing because the blogger has signed out or cleared the storage. */
export const isTokenGone = (stored: string | undefined): boolean =>
  stored === undefined || stored === SIGNED_OUT;
