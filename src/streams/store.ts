import type { Observable } from 'rxjs';
import type { Event } from './state/events';
import type { State } from './state/state';

/** What components see of the streams: the state as it changes (the current one first), and one way to speak. */
export interface Store {
  readonly state$: Observable<State>;
  readonly send: (event: Event) => void;
}
