/** The default timeout of section 9. */
const TIMEOUT_MS = 30_000;

/**
 * A cancelable promise with wpcom's `timeout`. Its `then`, `catch` and `finally` return promises of
 * the same class. The global Promise is not changed.
 */
export class TimedPromise<T> extends Promise<T> {
  // The inherited methods already return promises of this class; only their types have to be declared.
  declare readonly catch: <B = never>(
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ) => TimedPromise<T | B>;
  declare readonly finally: (onFinally?: (() => void) | null) => TimedPromise<T>;

  #cancel: (reason: unknown) => void = () => undefined;

  /** `cancel` aborts the operation behind the promise and rejects the promise. */
  constructor(
    executor: (resolve: (value: T | PromiseLike<T>) => void, reject: (reason: unknown) => void) => void,
    cancel?: (reason: unknown) => void,
  ) {
    super(executor);
    if (cancel) this.#cancel = cancel;
  }

  /**
   * Aborts the request, also that of the promise from which this one was derived. That promise
   * rejects with the reason, or with an `AbortError`. Does nothing after the response.
   */
  cancel(reason?: unknown): void {
    this.#cancel(reason);
  }

  override then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): TimedPromise<A | B>;
  override then(
    onFulfilled?: ((value: T) => unknown) | null,
    onRejected?: ((reason: unknown) => unknown) | null,
  ): Promise<unknown> {
    // The request that a callback starts; the returned promise waits for it, too.
    let made: unknown;
    const remember = <V>(callback?: ((value: V) => unknown) | null) =>
      typeof callback === 'function' ? (value: V): unknown => (made = callback(value)) : undefined;
    const next = super.then(remember(onFulfilled), remember(onRejected));
    if (next instanceof TimedPromise)
      next.#cancel = (reason) => {
        this.cancel(reason);
        if (made instanceof TimedPromise) made.cancel(reason);
      };
    return next;
  }

  /** Returns a promise that aborts the request and rejects after `ms` milliseconds (section 8). */
  timeout(ms = TIMEOUT_MS): TimedPromise<T> {
    return new TimedPromise<T>(
      (resolve, reject) => {
        // Uses setTimeout instead of RxJS, so that the fake timers of users' tests control it.
        const timer = setTimeout(() => {
          const error = new Error('Action timed out while waiting for response.');
          reject(error);
          this.cancel(error);
        }, ms);
        this.then(resolve, reject).finally(() => clearTimeout(timer));
      },
      (reason) => this.cancel(reason),
    );
  }
}
