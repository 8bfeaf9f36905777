import type { LogEntry } from '../monitor/log-entries';

/**
 * A marble: one subscription, notification or unsubscription of a stream. It has no value, which
 * the console keeps only for a while.
 */
export interface Mark {
  /** The id of the console's entry; ids are consecutive. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly name: string;
  readonly subscriptionId: number;
  readonly kind: LogEntry['kind'];
  readonly within: number | undefined;
  readonly input: string | undefined;
  /** The marble during whose delivery the panel requested the input. */
  readonly asked: number | undefined;
  /** The number of the event that started the subscription. */
  readonly cause: number | undefined;
  /** The type of an event. */
  readonly label: string | undefined;
  /** The notes that an event names. */
  readonly noteIds: readonly number[];
  /** For the queue: the number of the event. */
  number?: number;
  /** For the queue: the marble of the behaviour that emitted the event. */
  emission?: number | undefined;
}
