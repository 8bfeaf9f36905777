import type { Draft } from 'immer';
import type { EventMap, EventType } from './events';
import type { State } from './state';

/** One function for each event, which changes the draft of the state. */
export type Handlers<T extends EventType = EventType> = {
  readonly [K in T]: (state: Draft<State>, event: EventMap[K]) => void;
};

/** Handlers for the events of some subjects: `HandlersOf<'push' | 'status'>`. */
export type HandlersOf<Subject extends string> = Handlers<Extract<EventType, `${Subject}.${string}`>>;

/** For events that change nothing in the state: only behaviours respond to them. */
export const unchanged = (): void => undefined;
