/**
 * The parts of the streams that `boot/` uses to start the panel. Other chunks import their behaviours directly.
 */
export { panelBehaviours } from './behaviours/panel';
export { panelHandlers } from './behaviours/panel-handlers';
export { isBellKnown } from './reading/bell';
export { isListKnown } from './list/selectors';
export { createPanelClient, type PanelClient } from './panel-client';
export { type RunningStore, startStore } from './start-store';
export type { AnyHandlers } from './state/handlers';
export { reduceWith } from './state/reduce-with';
export type { Deps } from './state/deps';
export { initialState } from './state/state';
export type { Store } from './state/store';
