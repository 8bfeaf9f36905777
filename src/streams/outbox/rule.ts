import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { Kind } from './target';
import type { Target } from './target';

/** What an event asks of the outbox: an action, or to take one back. */
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

/** What an event asks of the outbox; undefined for most events. The state is that after the event. */
export type OutboxRule = (event: Event, state: State) => Wish | undefined;
