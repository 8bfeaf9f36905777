import type { Observable } from 'rxjs';
import type { Deps } from './deps';
import type { Event } from './events';
import type { State } from './state';

/** Emits the current state, then each change. `value` is the current state. */
export interface StateStream extends Observable<State> {
  readonly value: State;
}

/**
 * A function from all events (each already folded into the state), the state and the dependencies to the events that
 * follow.
 */
export type Behaviour = (events$: Observable<Event>, state$: StateStream, deps: Deps) => Observable<Event>;

/** Behaviours by name; the console shows these names. */
export type Behaviours = Readonly<Record<string, Behaviour>>;
