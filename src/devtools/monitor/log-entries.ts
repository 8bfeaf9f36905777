import type { NotificationKind } from '../../streams/operators/tag';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';

/** Something that a tagged stream did. */
export interface LogEntry {
  /** Counts the entries since the console was opened, from 1. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly name: string;
  /** Counts the subscriptions of all streams. */
  readonly subscriptionId: number;
  readonly kind: 'subscribe' | NotificationKind | 'unsubscribe';
  readonly value?: unknown;
  /**
   * The number of the event that started the subscription; undefined if no event did, or if it is
   * not known.
   */
  readonly cause?: number | undefined;
  /** The entry during whose delivery this one happened; undefined if time or an input caused it. */
  readonly within?: number | undefined;
  /** The input that caused it directly: 'answer 200 to GET /notifications/'. */
  readonly input?: string | undefined;
  /** The entry during whose delivery the panel requested this input, such as a lock or a response. */
  readonly asked?: number | undefined;
  /** For errors: the deepest stream that the error passed, such as 'polling > fetch list'. */
  readonly path?: string | undefined;
}

/** An event with the states before and after it. */
export interface LoggedEvent {
  /** Counts the events since the console was opened, from 1. */
  readonly number: number;
  /** The entry of the event queue. */
  readonly entry: number;
  /** The entry of the behaviour that emitted the event. */
  readonly emission: number | undefined;
  readonly at: number;
  readonly event: Event;
  /** The stream that emitted the event; undefined for a click or a key of the blogger. */
  readonly by: string | undefined;
  /**
   * The number of the event that made that stream emit; undefined if time or the outside world did.
   */
  readonly cause: number | undefined;
  /** The streams that the event started. */
  readonly started: readonly string[];
  readonly before: State;
  readonly after: State;
}

/** Counts for one tag. */
export interface StreamStats {
  readonly name: string;
  active: number;
  emissions: number;
  errors: number;
  last: unknown;
  /** Epoch milliseconds. */
  lastAt: number | undefined;
}
