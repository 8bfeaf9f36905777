/** Section 9's default. */
const TIMEOUT_MS = 30_000;

/** A promise with wpcom's `timeout`; so are those that its `then` and `catch` give. The global Promise stays as it is. */
export class TimedPromise<T> extends Promise<T> {
  // What `then` and `catch` give is made by this class: only the compiler has to be told.
  declare readonly then: <A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ) => TimedPromise<A | B>;
  declare readonly catch: <B = never>(
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ) => TimedPromise<T | B>;
  declare readonly finally: (onFinally?: (() => void) | null) => TimedPromise<T>;

  /** The same promise with a deadline, in milliseconds. Rejects with section 8's message when it has passed. */
  timeout(ms = TIMEOUT_MS): TimedPromise<T> {
    return new TimedPromise<T>((resolve, reject) => {
      // Not RxJS: this is the promise face, and its users' fake timers know these.
      const timer = setTimeout(() => reject(new Error('Action timed out while waiting for response.')), ms);
      this.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
