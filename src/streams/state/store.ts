import type { StateStream } from './behaviour';
import type { Event } from './events';

/** The part of the store that components see. */
export interface Store {
  readonly state$: StateStream;
  readonly send: (event: Event) => void;
}
