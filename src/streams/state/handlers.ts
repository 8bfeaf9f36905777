import type { Draft } from 'immer';
import type { EventMap, EventType } from './events';
import type { State } from './state';

/** What each event changes: one function an event, so that a missing one does not compile. */
export type Handlers<T extends EventType = EventType> = {
  readonly [K in T]: (state: Draft<State>, event: EventMap[K]) => void;
};

/** The handlers of the events of some subjects: `HandlersOf<'push' | 'status'>`. */
export type HandlersOf<Subject extends string> = Handlers<Extract<EventType, `${Subject}.${string}`>>;

/** Nothing to change: for events that only effects answer to. */
export const unchanged = (): void => undefined;
