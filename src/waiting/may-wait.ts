import { isConsoleRequested } from '../browser/console-requested';
import { isForeignFrame } from '../browser/framing';
import type { StoredValues } from '../browser/stored-values';
import { asArray, type Json } from '../lib/json';
import { OUTBOX_KEY } from '../lib/storage-keys';
import { AUTH_KEY, loadSession } from '../streams/session/stored-session';

/** The data of a closed panel with a session that may wait without the panel's code. */
export interface Waiting {
  /** The stored value of the session. When it changes, the page has to start the panel. */
  readonly auth: string;
  readonly expiresAt: number;
  readonly hosts: readonly string[];
}

/**
 * Returns the data that a closed panel needs to wait without the panel's code. Returns undefined if that code
 * is needed at once: for example if there is no session, if a foreign page embeds the panel, if actions are
 * unsent, or if the browser has no locks or no channel between tabs.
 */
export function mayWait(
  window: Window & typeof globalThis,
  storage: StoredValues,
  config: Json,
  now: number,
): Waiting | undefined {
  const { hostOrigins, auth: access } = config;
  const hosts = asArray(hostOrigins).filter((origin) => typeof origin === 'string');
  const session = loadSession(storage, now);
  const auth = storage.get(AUTH_KEY);
  return session &&
    auth !== undefined &&
    access !== 'proxy' &&
    'BroadcastChannel' in window &&
    'locks' in window.navigator &&
    !isForeignFrame(window, { hosts, authorizeUrl: '' }) &&
    !isConsoleRequested(window) &&
    storage.get(OUTBOX_KEY) === undefined
    ? { auth, expiresAt: session.expiresAt, hosts }
    : undefined;
}
