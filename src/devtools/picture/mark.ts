import type { LogEntry } from '../monitor/log-entries';

/**
 * A marble: one subscription, notification or unsubscription of a stream. It does not contain the
 * value, which the console keeps only for a while.
 */
export interface Mark {
  /** The id of the console's log entry; ids are consecutive. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly name: string;
  readonly subscriptionId: number;
  readonly kind: LogEntry['kind'];
  readonly within: number | undefined;
  readonly input: string | undefined;
  /** The marble that was being delivered when the panel requested the input. */
  readonly asked: number | undefined;
  /** The number of the event that started the subscription. */
  readonly cause: number | undefined;
  /** The type of an event. */
  readonly label: string | undefined;
  /** The ids of the notes that an event is about. */
  readonly noteIds: readonly number[];
  /** In the event queue: the number of the event. */
  number?: number;
  /** In the event queue: the marble of the behaviour that emitted the event. */
  emission?: number | undefined;
}
