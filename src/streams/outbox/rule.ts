import type { Event } from '../state/events';
import type { State } from '../state/state';
import { singleEvent } from './single-event';
import type { Kind, Target } from './target';

/** A request of an event to the outbox: make an action, or change one. */
export type Wish =
  | {
      readonly type: 'made';
      readonly kind: Kind;
      readonly target: Target;
      readonly payload: boolean | string;
      /** The note on which the blogger acted; undefined for a site. */
      readonly note?: number | undefined;
      /** Several notes that one Undo restores. */
      readonly batch?: string;
      /** What it is about; by default its note or site. */
      readonly about?: string | undefined;
      /** The platform may have the opposite without a record. */
      readonly isContrary?: boolean;
    }
  | { readonly type: 'undone' | 'hastened' | 'retried'; readonly id: string };

/**
 * Maps an event to requests to the outbox; undefined for most events. `state` is that after the
 * event.
 */
export type OutboxRule = (event: Event, state: State) => Wish | readonly Wish[] | undefined;

/** The requests of an event, by all rules. The records of a batch have its id. */
export function wishesOf(rules: readonly OutboxRule[], event: Event, state: State): readonly Wish[] {
  const wishesIn = (single: Event): readonly Wish[] => rules.flatMap((rule) => rule(single, state) ?? []);
  return event.type === 'batch.requested'
    ? event.ids
        .flatMap((id) => wishesIn(singleEvent(event.action, id)))
        .map((wish) => ({ ...wish, batch: event.id }))
    : wishesIn(event);
}
