import { HIDDEN_LEADER_MS, LEADER_HELLO_MS, LEADER_SILENCE_MS } from '../timing';

/** The facts that decide which tab leads. `mayNotify`: its host page shows system notifications. */
export interface Standing {
  readonly isVisible: boolean;
  readonly mayNotify: boolean;
}

export type Activity = 'visible' | 'notifying' | 'hidden' | 'frozen';

interface Turn {
  /** A leader gives way to a tab of a higher rank. */
  readonly rank: number;
  /** Whether the tab requests the leader's lock, and sends `hello` when it starts to. */
  readonly requests: boolean;
  /** How long a leader keeps the lock; undefined if it has no limit. */
  readonly keepsMs?: number;
  /** How often a tab that does not lead sends `hello`. */
  readonly helloMs?: number;
  /** After this time without a message from a leader, the tab leads without the lock. */
  readonly silenceMs?: number;
}

/**
 * The rules of the leader election (decision one-leader-for-a-browser), for the panel (`lead.ts`) and for a closed
 * bell without the panel (`waiting/wait.ts`). A frozen page runs no code, so it gives up the lock.
 */
export const TURNS: Readonly<Record<Activity, Turn>> = {
  visible: { rank: 2, requests: true, helloMs: LEADER_HELLO_MS, silenceMs: LEADER_SILENCE_MS },
  notifying: { rank: 1, requests: true },
  hidden: { rank: 0, requests: false, keepsMs: HIDDEN_LEADER_MS },
  frozen: { rank: 0, requests: false, keepsMs: 0 },
};

export function activityOf({ isVisible, mayNotify }: Standing): Activity {
  if (isVisible) return 'visible';
  return mayNotify ? 'notifying' : 'hidden';
}

export const turnOf = (standing: Standing): Turn => TURNS[activityOf(standing)];

/** Whether one tab has precedence over another in the election. */
export const goesBefore = (one: Standing, other: Standing): boolean => turnOf(one).rank > turnOf(other).rank;
