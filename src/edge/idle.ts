import { Observable } from 'rxjs';

/**
 * Emits once when the page has nothing else to do, and completes. Where a browser cannot tell, in the next task: it is
 * the page that is waited for here, and no time.
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
