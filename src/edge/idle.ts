import { Observable } from 'rxjs';

/**
 * Emits once when the page has nothing else to do, and completes. Where a browser cannot tell (Safari before 26), in the next
 * task.
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
