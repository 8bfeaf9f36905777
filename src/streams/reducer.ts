import type { Draft } from 'immer';
import { actionHandlers } from './behaviours/action-handlers';
import { backgroundHandlers } from './behaviours/background-handlers';
import { panelHandlers } from './behaviours/panel-handlers';
import type { Event } from './state/events';
import type { Handlers } from './state/handlers';
import { foldWith, type Reduce, reduceWith } from './state/reduce-with';
import type { State } from './state/state';

/**
 * All handlers; a missing handler does not compile. The panel loads handlers with the behaviours that send their
 * events.
 */
const handlers: Handlers = { ...panelHandlers, ...backgroundHandlers, ...actionHandlers };

/** The state after an event (section 4). The results of actions are derived from the outbox's records. */
export const reduce: Reduce = reduceWith(handlers);

/** Applies the event to an immer draft; the console uses it to compute patches. */
export const fold = (draft: Draft<State>, event: Event): void => foldWith(handlers, draft, event);
