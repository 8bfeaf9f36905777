import type { Observable, Subscription } from 'rxjs';

/** A page, and the request for the next one. */
export interface Step<Page> {
  readonly page: Page;
  readonly next$: Observable<Step<Page>> | undefined;
}

/** Iterates over pages. Leaving the loop early aborts the running request. */
export function iterate<Page>(first$: Observable<Step<Page>>): AsyncIterator<Page, undefined> {
  let next$: Observable<Step<Page>> | undefined = first$;
  let running: Subscription | undefined;
  const done = { done: true, value: undefined } as const;
  return {
    next: () =>
      new Promise((resolve, reject) => {
        const current$ = next$;
        next$ = undefined;
        if (!current$) {
          resolve(done);
          return;
        }
        running = current$.subscribe({
          next: (step) => {
            ({ next$ } = step);
            resolve({ done: false, value: step.page });
          },
          error: reject,
          complete: () => resolve(done),
        });
        running.add(() => resolve(done));
      }),
    return: () => {
      running?.unsubscribe();
      next$ = undefined;
      return Promise.resolve(done);
    },
  };
}
