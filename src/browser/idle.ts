import { Observable } from 'rxjs';

/**
 * Emits once when the page is idle, and completes. Without `requestIdleCallback`, emits in a later task. Does
 * not use an RxJS timer, because this delay is not part of the panel's timing.
 */
export const idle$ = (window: Window & typeof globalThis): Observable<void> =>
  new Observable((subscriber) => {
    const done = (): void => {
      subscriber.next();
      subscriber.complete();
    };
    if (typeof Reflect.get(window, 'requestIdleCallback') !== 'function') {
      const id = window.setTimeout(done);
      return () => window.clearTimeout(id);
    }
    const id = window.requestIdleCallback(done);
    return () => window.cancelIdleCallback(id);
  });
