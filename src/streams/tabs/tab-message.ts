import { asObject } from '../../lib/json';
import type { PushPhase } from '../push/state';
import { type Aged, parseAged } from '../notes/aged';
import type { Bell } from '../reading/bell';
import type { Standing } from './turns';

/** The messages between tabs, which may run different builds. */
export type TabMessage =
  /** Requests a message from the leader. The leader gives up the lead if the sender's rank is higher. */
  | ({ readonly kind: 'hello' } & Standing)
  /** Sent by the leader only. `bell` is null until its data is known; `newest` is the newest note. */
  | ({
      readonly kind: 'leading';
      readonly push: PushPhase;
      readonly bell: Bell | null;
      readonly newest: Aged | undefined;
    } & Standing)
  /** Sent by the leader only: all other tabs must poll. */
  | { readonly kind: 'news' };

const PHASES = ['subscribing', 'subscribed', 'failed'] as const satisfies PushPhase[];

/**
 * Parses a message from another tab. Returns undefined for a message that this build does not know. Never throws.
 */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const { kind, isVisible, mayNotify, push, bell, newest } = asObject(data);
  if (kind === 'news') return { kind };
  if (typeof isVisible !== 'boolean' || typeof mayNotify !== 'boolean') return undefined;
  if (kind === 'hello') return { kind, isVisible, mayNotify };
  const phase = PHASES.find((each) => each === push);
  if (kind !== 'leading' || !phase) return undefined;
  return { kind, isVisible, mayNotify, push: phase, bell: parseBell(bell), newest: parseAged(newest) };
}

function parseBell(bell: unknown): Bell | null {
  const { numNew, latestType } = asObject(bell);
  if (typeof numNew !== 'number' || !Number.isSafeInteger(numNew) || numNew < 0) return null;
  return { numNew, latestType: typeof latestType === 'string' ? latestType : null };
}
