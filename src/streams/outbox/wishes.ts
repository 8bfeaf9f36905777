import { isSent } from '../actions/table';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { Wanted } from './input';

/** The blogger's decision about a record or a batch; `id` is the id of the record or batch. */
export interface Decision {
  readonly type: 'undone' | 'discarded' | 'hastened' | 'retried';
  readonly id: string;
}

/** Returns the id of the batch that undoes a batch. */
export const undoOf = (deed: string): string => `${deed}-`;

/** A request to the outbox: set a value, or change an earlier request. */
export type Wish = Omit<Wanted, 'id' | 'owner'> | Decision;

/** Maps an event to requests to the outbox; undefined for most events. `state` is the state after the event. */
export type OutboxRule = (event: Event, state: State) => Wish | readonly Wish[] | undefined;

/** Returns the requests of all rules for an event. Requests of a batch have its id. */
export function wishesOf(rules: readonly OutboxRule[], event: Event, state: State): readonly Wish[] {
  const wishesIn = (single: Event): readonly Wish[] => rules.flatMap((rule) => rule(single, state) ?? []);
  if (event.type !== 'batch.requested') return wishesIn(event);
  const { id: deed, action, ids } = event;
  // All other actions are marks.
  if (!isSent(action)) return [];
  return ids
    .flatMap((id) => wishesIn({ type: 'action.requested', action, id }))
    .map((wish) => ({ ...wish, deed }));
}
