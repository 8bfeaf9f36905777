import type { Observable } from 'rxjs';
import type { Deps } from './deps';
import type { Event } from './state/events';
import type { State } from './state/state';

/**
 * Every source and effect: from what has happened (each event already folded into the state), the state as it changes
 * (the current one first) and the outside world to what happens next.
 */
export type Behaviour = (
  events$: Observable<Event>,
  state$: Observable<State>,
  deps: Deps,
) => Observable<Event>;
