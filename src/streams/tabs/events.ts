import type { PushPhase } from '../push/state';

/** Events of the leader election among the tabs of a browser. */
export type TabsEvent =
  | { type: 'tabs.led' }
  /** Another tab leads; `push` is the phase of its push channel. */
  | { type: 'tabs.followed'; push: PushPhase };
