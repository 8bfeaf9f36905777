import { asObject } from '../../lib/json';
import type { PushPhase } from '../push/state';
import { type Aged, parseAged } from '../notes/aged';
import type { Bell } from '../reading/bell';

/** The messages between tabs, which may run different builds. */
export type TabMessage =
  /**
   * Requests a message from the leader. A hidden leader gives way to a visible tab, and one that may not
   * notify to one that may.
   */
  | { readonly kind: 'hello'; readonly isVisible: boolean; readonly mayNotify?: true }
  /** From the leader only. `bell` is null until it is known; `newest` is the newest note. */
  | {
      readonly kind: 'leading';
      readonly isVisible: boolean;
      readonly push: PushPhase;
      readonly bell: Bell | null;
      readonly newest?: Aged;
      readonly mayNotify?: true;
    }
  /** From the leader only: the others must poll. */
  | { readonly kind: 'news' };

const PHASES = ['subscribing', 'subscribed', 'failed'] as const satisfies PushPhase[];

/** Returns undefined if the value is not a message that this build knows. Never throws. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const { kind, isVisible, push, bell, newest, mayNotify } = asObject(data);
  if (kind === 'news') return { kind };
  if (typeof isVisible !== 'boolean') return undefined;
  const wish = mayNotify === true && ({ mayNotify } as const);
  if (kind === 'hello') return { kind, isVisible, ...wish };
  const phase = PHASES.find((each) => each === push);
  const counted = bell === null ? null : parseBell(bell);
  if (kind !== 'leading' || !phase || counted === undefined) return undefined;
  const aged = parseAged(newest);
  return {
    kind,
    isVisible,
    push: phase,
    bell: counted,
    ...(aged && { newest: aged }),
    ...wish,
  };
}

function parseBell(bell: unknown): Bell | undefined {
  const { numNew, latestType } = asObject(bell);
  if (typeof numNew !== 'number' || !Number.isSafeInteger(numNew) || numNew < 0) return undefined;
  return { numNew, latestType: typeof latestType === 'string' ? latestType : null };
}
