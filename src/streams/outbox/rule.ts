import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { Wanted } from './input';
import type { Overlay } from './overlay';
import { singleEvent } from './single-event';

/** What the blogger decides about a record, or about those of a deed; `id` is that of the record or deed. */
export interface Decision {
  readonly type: 'undone' | 'discarded' | 'hastened' | 'retried';
  readonly id: string;
}

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
  return event.type === 'batch.requested'
    ? event.ids
        .flatMap((id) => wishesIn(singleEvent(event.action, id)))
        .map((wish) => ({ ...wish, deed: event.id }))
    : wishesIn(event);
}

/** The wish to approve or unapprove a comment. A reply may have approved it on the platform. */
export const approvalOf = (isApproved: boolean, { reply }: Overlay) =>
  ({
    type: 'wanted',
    aspect: 'status',
    wanted: isApproved ? 'approved' : 'unapproved',
    before: isApproved ? 'unapproved' : 'approved',
    isDoubtful: reply !== undefined && reply.failed === undefined,
  }) as const;
