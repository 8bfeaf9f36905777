import type { PushPhase } from '../push/state';

/** The tabs of a browser agree on a leader. */
export type TabsEvent =
  | { type: 'tabs.led' }
  /** Another tab leads; `push` is the phase of its push channel. */
  | { type: 'tabs.followed'; push: PushPhase };
