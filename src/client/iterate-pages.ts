import type { Observable, Subscription } from 'rxjs';

/** A page, and the request for the next one. */
export interface Step<Page> {
  readonly page: Page;
  readonly next$: Observable<Step<Page>> | undefined;
}

/** A call of `next` that waits for its page. */
interface Waiting<Page> {
  readonly resolve: (result: IteratorResult<Page, undefined>) => void;
  readonly reject: (error: unknown) => void;
}

/** Iterates over pages, one request at a time. Leaving the loop early aborts the running request. */
export function iterate<Page>(first$: Observable<Step<Page>>): AsyncIterator<Page, undefined> {
  let next$: Observable<Step<Page>> | undefined = first$;
  let running: Subscription | undefined;
  const waiting: Waiting<Page>[] = [];
  const done = { done: true, value: undefined } as const;
  /** Ends the first waiting call, and requests the page of the next one. */
  const settle = (end: (first: Waiting<Page> | undefined) => void): void => {
    end(waiting.shift());
    if (waiting.length > 0) pull();
  };
  const pull = (): void => {
    const current$ = next$;
    next$ = undefined;
    if (!current$) settle((call) => call?.resolve(done));
    else
      running = current$.subscribe({
        next: (step) => {
          ({ next$ } = step);
          settle((call) => call?.resolve({ done: false, value: step.page }));
        },
        error: (error: unknown) => settle((call) => call?.reject(error)),
      });
  };
  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (waiting.length === 1) pull();
      }),
    return: () => {
      running?.unsubscribe();
      next$ = undefined;
      if (waiting.length > 0) pull();
      return Promise.resolve(done);
    },
  };
}
