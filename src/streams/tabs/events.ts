import type { PushPhase } from '../push/state';
import type { SharedEvent } from './shared-events';

/** The tabs of a browser agree on a leader, and tell each other what happens. */
export type TabsEvent =
  | { type: 'tabs.led' }
  /** Another tab leads; `push` is the phase of its push channel. */
  | { type: 'tabs.followed'; push: PushPhase }
  /** Changes the state as if it had happened here; behaviours do not act on it. */
  | { type: 'tabs.received'; event: SharedEvent };
