/** Section 9's default. */
const TIMEOUT_MS = 30_000;

/** A promise with wpcom's `timeout`; so are those that its `then` and `catch` give. The global Promise stays as it is. */
export class TimedPromise<T> extends Promise<T> {
  /** The same promise with a deadline, in milliseconds. Rejects with section 8's message when it has passed. */
  timeout(ms = TIMEOUT_MS): TimedPromise<T> {
    return new TimedPromise<T>((resolve, reject) => {
      // Not RxJS: this is the promise face, and its users' fake timers know these.
      const timer = setTimeout(() => reject(new Error('Action timed out while waiting for response.')), ms);
      this.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
