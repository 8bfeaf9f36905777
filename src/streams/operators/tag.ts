import { type MonoTypeOperatorFunction, Observable, type Subscriber } from 'rxjs';

/** One subscription to a tagged stream. */
export interface TaggedRun {
  /** A behaviour's name, and below it what it does: 'polling > fetch list'. */
  readonly name: string;
  /** Who is subscribed; a listener passes on to it what it is told. */
  readonly subscriber: Subscriber<unknown>;
}

/**
 * Who wants to know what tagged streams do: the stream console, when it is open. What it is told goes no further by
 * itself, so that it can also hold a stream, delay it or let it fail.
 */
export interface TagListener {
  /** Somebody subscribes; nothing is subscribed to before `begin` is called. */
  readonly begun: (run: TaggedRun, begin: () => void) => void;
  readonly told: (run: TaggedRun, kind: 'next' | 'error' | 'complete', value?: unknown) => void;
  /** Completed, failed or unsubscribed. */
  readonly ended: (run: TaggedRun) => void;
}

let listener: TagListener | null = null;

/** All that is subscribed to now: a listener that comes late finds what began before it. */
export const taggedRuns = new Set<TaggedRun>();

/** Listen to all tagged streams from now on; null stops. */
export function listenToTags(next: TagListener | null): void {
  listener = next;
}

/** Names a stream for the console. It costs one null check an emission when nobody listens. */
export const tag =
  <T>(name: string): MonoTypeOperatorFunction<T> =>
  (source$) =>
    new Observable((subscriber) => {
      const run: TaggedRun = { name, subscriber };
      const begin = (): void => {
        const source = source$.subscribe({
          next: (value) => (listener ? listener.told(run, 'next', value) : subscriber.next(value)),
          error: (error: unknown) =>
            listener ? listener.told(run, 'error', error) : subscriber.error(error),
          complete: () => (listener ? listener.told(run, 'complete') : subscriber.complete()),
        });
        subscriber.add(source);
      };
      taggedRuns.add(run);
      subscriber.add(() => {
        taggedRuns.delete(run);
        listener?.ended(run);
      });
      if (listener) listener.begun(run, begin);
      else begin();
    });
