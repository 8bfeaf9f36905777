import { isSent } from '../actions/table';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { Wanted } from './input';

/** What the blogger decides about a record, or about those of a deed; `id` is that of the record or deed. */
export interface Decision {
  readonly type: 'undone' | 'discarded' | 'hastened' | 'retried';
  readonly id: string;
}

/** The deed that takes a deed back. */
export const undoOf = (deed: string): string => `${deed}-`;

/** A request of an event to the outbox: want a value, or change what is wanted. */
export type Wish = Omit<Wanted, 'id' | 'owner'> | Decision;

/**
 * Maps an event to requests to the outbox; undefined for most events. `state` is that after the
 * event.
 */
export type OutboxRule = (event: Event, state: State) => Wish | readonly Wish[] | undefined;

/** The requests of an event, by all rules. The records of a batch have its id. */
export function wishesOf(rules: readonly OutboxRule[], event: Event, state: State): readonly Wish[] {
  const wishesIn = (single: Event): readonly Wish[] => rules.flatMap((rule) => rule(single, state) ?? []);
  if (event.type !== 'batch.requested') return wishesIn(event);
  const { id: deed, action, ids } = event;
  // The others are marks.
  if (!isSent(action)) return [];
  return ids
    .flatMap((id) => wishesIn({ type: 'action.requested', action, id }))
    .map((wish) => ({ ...wish, deed }));
}
