import { asObject } from '../../lib/json';
import type { PushPhase } from '../push/state';

/** The messages between tabs, which may run different builds. */
export type TabMessage =
  /** Requests a message from the leader. A hidden leader gives way to a visible tab. */
  | { readonly kind: 'hello'; readonly isVisible: boolean }
  /** From the leader only. */
  | { readonly kind: 'leading'; readonly isVisible: boolean; readonly push: PushPhase }
  /** From the leader only: the others must poll. */
  | { readonly kind: 'news' };

const PHASES = ['subscribing', 'subscribed', 'failed'] as const satisfies PushPhase[];

/** Returns undefined if the value is not a message that this build knows. Never throws. */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  const { kind, isVisible, push } = asObject(data);
  if (kind === 'news') return { kind };
  if (typeof isVisible !== 'boolean') return undefined;
  if (kind === 'hello') return { kind, isVisible };
  const phase = PHASES.find((each) => each === push);
  return kind === 'leading' && phase ? { kind, isVisible, push: phase } : undefined;
}
