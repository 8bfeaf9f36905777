import type { NotificationKind } from '../../streams/operators/tag';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';

/** A subscription, notification or unsubscription of a tagged stream. */
export interface LogEntry {
  /** The number of the entry since the console was opened, from 1. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly name: string;
  /** The number of the subscription among those of all streams. */
  readonly subscriptionId: number;
  readonly kind: 'subscribe' | NotificationKind | 'unsubscribe';
  readonly value?: unknown;
  /**
   * The number of the event that started the subscription; undefined if no event did, or if the
   * event is unknown.
   */
  readonly cause?: number | undefined;
  /** The entry that was being delivered when this one occurred; undefined after a timer or an input. */
  readonly within?: number | undefined;
  /** The input that directly caused this entry: 'answer 200 to GET /notifications/'. */
  readonly input?: string | undefined;
  /** The entry that was being delivered when the panel requested this input (a lock, a response). */
  readonly asked?: number | undefined;
  /** For errors: the innermost stream that the error passed, such as 'polling > fetch list'. */
  readonly path?: string | undefined;
}

/** An event with the states before and after it. */
export interface LoggedEvent {
  /** The number of the event since the console was opened, from 1. */
  readonly number: number;
  /** The id of the event queue's entry. */
  readonly entry: number;
  /** The id of the entry of the behaviour that emitted the event. */
  readonly emission: number | undefined;
  readonly at: number;
  readonly event: Event;
  /** The stream that emitted the event; undefined for the blogger's click or key press. */
  readonly by: string | undefined;
  /** The number of the event that made the stream `by` emit; undefined if a timer or an input did. */
  readonly cause: number | undefined;
  /** The streams that the event started. */
  readonly started: readonly string[];
  readonly before: State;
  readonly after: State;
}

/** Counts of one tag. */
export interface StreamStats {
  readonly name: string;
  active: number;
  emissions: number;
  errors: number;
  last: unknown;
  /** Epoch milliseconds. */
  lastAt: number | undefined;
}
