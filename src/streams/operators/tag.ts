import { type MonoTypeOperatorFunction, Observable, Subscriber } from 'rxjs';

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
      const run = new Run<T>(name, subscriber);
      taggedRuns.add(run);
      if (listener) listener.begun(run, () => source$.subscribe(run));
      else source$.subscribe(run);
    });

/**
 * RxJS's own operators are made like this. An observer would be wrapped in two more objects, which is a twentieth of what an
 * event costs (`npm run bench:tags`).
 */
// eslint-disable-next-line rxjs-x/no-subclass -- see above; RxJS 8 has `operate` for it
class Run<T> extends Subscriber<T> implements TaggedRun {
  constructor(
    readonly name: string,
    readonly subscriber: Subscriber<unknown>,
  ) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
    super(subscriber);
  }

  protected override _next(value: T): void {
    if (listener) listener.told(this, 'next', value);
    else this.subscriber.next(value);
  }

  protected override _error(error: unknown): void {
    if (listener) listener.told(this, 'error', error);
    else super._error(error);
  }

  protected override _complete(): void {
    if (listener) listener.told(this, 'complete');
    else super._complete();
  }

  override unsubscribe(): void {
    if (this.closed) return;
    taggedRuns.delete(this);
    super.unsubscribe();
    listener?.ended(this);
  }
}
