import type { Draft } from 'immer';
import { actionHandlers } from './behaviours/action-handlers';
import { backgroundHandlers } from './behaviours/background-handlers';
import { panelHandlers } from './behaviours/panel-handlers';
import type { Event } from './state/events';
import type { Handlers } from './state/handlers';
import { foldWith, type Reduce, reduceWith } from './state/reduce-with';
import type { State } from './state/state';

/**
 * The handlers of all events; if one is missing, this does not compile. The panel loads handlers together with
 * the behaviours that send their events.
 */
const handlers: Handlers = { ...panelHandlers, ...backgroundHandlers, ...actionHandlers };

/**
 * Returns the state after an event (section 4). The results of actions are not stored, but derived from the
 * outbox records.
 */
export const reduce: Reduce = reduceWith(handlers);

/** Applies the event to an immer draft; the console uses it to compute patches. */
export const fold = (draft: Draft<State>, event: Event): void => foldWith(handlers, draft, event);
