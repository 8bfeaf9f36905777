import { type MonoTypeOperatorFunction, Observable, Subscriber } from 'rxjs';
import type { TagName } from '../state/behaviour-table';

export type NotificationKind = 'next' | 'error' | 'complete';

/** One subscription to a tagged stream. */
export interface TaggedSubscription {
  /** The name of a behaviour or of one of its parts, such as 'polling > fetch list'. */
  readonly name: string;
  /** The subscriber of the tagged stream, to which a listener passes notifications on. */
  readonly subscriber: Subscriber<unknown>;
}

/**
 * Observes all tagged streams, for example for the stream console. A notification continues only if the
 * listener passes it on, so a listener can hold, delay or fail a stream.
 */
export interface TagListener {
  /**
   * Called before the source is subscribed to; the source is subscribed to when the listener calls `subscribe`.
   */
  readonly onSubscribe: (subscription: TaggedSubscription, subscribe: () => void) => void;
  readonly onNotification: (
    subscription: TaggedSubscription,
    kind: NotificationKind,
    value?: unknown,
  ) => void;
  /** Called when the subscription has completed, errored or was unsubscribed. */
  readonly onUnsubscribe: (subscription: TaggedSubscription) => void;
}

let listener: TagListener | null = null;

/** All active subscriptions, so that a new listener also finds those that started earlier. */
export const taggedSubscriptions = new Set<TaggedSubscription>();

/** Sets the listener for all tagged streams; null removes it. */
export function listenToTags(next: TagListener | null): void {
  listener = next;
}

/** Names a stream for the console. While the console is closed, this costs one null check per emission. */
export const tag = <T>(name: TagName): MonoTypeOperatorFunction<T> => tagByName(name);

/** Like `tag`, but for names of behaviours, which are known only at run time. */
export const tagByName =
  <T>(name: string): MonoTypeOperatorFunction<T> =>
  (source$) =>
    new Observable((subscriber) => {
      const tagged = new TaggedSubscriber<T>(name, subscriber);
      taggedSubscriptions.add(tagged);
      if (listener) listener.onSubscribe(tagged, () => source$.subscribe(tagged));
      else source$.subscribe(tagged);
    });

/**
 * The subscriber of a tagged stream. It is a subclass of Subscriber, like those of RxJS's own operators,
 * because an observer would be wrapped in two more objects, which adds 5 % to the cost of an event (`npm run
 * bench:tags`).
 */
class TaggedSubscriber<T> extends Subscriber<T> implements TaggedSubscription {
  constructor(
    readonly name: string,
    readonly subscriber: Subscriber<unknown>,
  ) {
    // oxlint-disable-next-line typescript/no-deprecated -- as above
    super(subscriber);
  }

  protected override _next(value: T): void {
    if (listener) listener.onNotification(this, 'next', value);
    else this.subscriber.next(value);
  }

  protected override _error(error: unknown): void {
    if (listener) listener.onNotification(this, 'error', error);
    else super._error(error);
  }

  protected override _complete(): void {
    if (listener) listener.onNotification(this, 'complete');
    else super._complete();
  }

  override unsubscribe(): void {
    if (this.closed) return;
    taggedSubscriptions.delete(this);
    super.unsubscribe();
    listener?.onUnsubscribe(this);
  }
}
