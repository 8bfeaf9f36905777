import { type Draft, produce } from 'immer';
import type { Event, EventMap, EventType } from './events';
import type { AnyHandlers } from './handlers';
import type { State } from './state';

/** Returns the state after an event. */
export type Reduce = (state: State, event: Event) => State;

/** Returns a reducer with these handlers; an event without a handler only advances the tick. */
export const reduceWith =
  (handlers: Partial<AnyHandlers>): Reduce =>
  (state, event) =>
    produce(state, (draft) => foldWith(handlers, draft, event));

/** Applies the event to an immer draft. */
export function foldWith(handlers: Partial<AnyHandlers>, draft: Draft<State>, event: Event): void {
  draft.tick += 1;
  handle(handlers, draft, event);
}

/** The type parameter links the handler to its event, for the compiler. */
function handle<K extends EventType>(
  handlers: Partial<AnyHandlers>,
  draft: Draft<State>,
  event: EventMap[K] & { readonly type: K },
): void {
  handlers[event.type]?.(draft, event);
}
