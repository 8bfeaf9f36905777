import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { Kind } from './target';
import type { Target } from './target';

/** A request of an event to the outbox: make an action, or change one. */
export type Wish =
  | {
      readonly type: 'made';
      readonly kind: Kind;
      readonly target: Target;
      readonly payload: boolean | string;
      /** The note on which the blogger acted; undefined for a site. */
      readonly note?: number;
    }
  | { readonly type: 'undone' | 'hastened' | 'retried'; readonly id: string };

/**
 * Maps an event to a request to the outbox; undefined for most events. `state` is that after the
 * event.
 */
export type OutboxRule = (event: Event, state: State) => Wish | undefined;
