import { HIDDEN_LEADER_MS, LEADER_HELLO_MS, LEADER_SILENCE_MS } from '../timing';

/**
 * The facts about a tab that decide whether it leads. `mayNotify`: the host page shows system notifications.
 */
export interface Standing {
  readonly isVisible: boolean;
  readonly mayNotify: boolean;
}

export type Activity = 'visible' | 'notifying' | 'hidden' | 'frozen';

interface Turn {
  /** The leader gives up the lead to a tab of a higher rank. */
  readonly rank: number;
  /** Whether the tab requests the leader's lock, and sends a `hello` when it starts to request the lock. */
  readonly requests: boolean;
  /** How long a leader keeps the lock, in ms; undefined if there is no limit. */
  readonly keepsMs?: number;
  /** The interval in ms at which a tab that does not lead sends `hello`. */
  readonly helloMs?: number;
  /** After this many ms without a message from a leader, the tab leads without the lock. */
  readonly silenceMs?: number;
}

/**
 * The rules of the leader election (decision one-leader-for-a-browser), for the panel (`lead.ts`) and for a
 * closed bell without a panel (`waiting/wait.ts`). A page gives up the lock when it is frozen, because a frozen
 * page runs no code.
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

/** Whether `one` has a higher rank in the election than `other`. */
export const goesBefore = (one: Standing, other: Standing): boolean => turnOf(one).rank > turnOf(other).rank;
