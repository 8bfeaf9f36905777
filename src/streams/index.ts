/**
 * The streams as `boot/` uses them to start the panel; the deferred behaviours are in their own
 * chunk.
 */
export { initialBehaviours } from './behaviours/initial';
export { isBellKnown } from './reading/bell';
export { isListKnown } from './list/selectors';
export { createPanelClient, type PanelClient } from './panel-client';
export { type RunningStore, startStore } from './start-store';
export type { Deps } from './state/deps';
export type { Store } from './state/store';
