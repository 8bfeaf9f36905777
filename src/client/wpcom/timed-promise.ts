/** The default of section 9. */
const TIMEOUT_MS = 30_000;

/**
 * A promise with wpcom's `timeout`. Its `then`, `catch` and `finally` return such promises, too.
 * The global Promise is not changed.
 */
export class TimedPromise<T> extends Promise<T> {
  // The inherited methods already return promises of this class; only their types must say so.
  declare readonly then: <A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ) => TimedPromise<A | B>;
  declare readonly catch: <B = never>(
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ) => TimedPromise<T | B>;
  declare readonly finally: (onFinally?: (() => void) | null) => TimedPromise<T>;

  /** The same promise, which rejects with section 8's message after `ms` milliseconds. */
  timeout(ms = TIMEOUT_MS): TimedPromise<T> {
    return new TimedPromise<T>((resolve, reject) => {
      // setTimeout and not RxJS, so that the fake timers of users' tests control it.
      const timer = setTimeout(() => reject(new Error('Action timed out while waiting for response.')), ms);
      this.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
