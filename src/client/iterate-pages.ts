import { firstValueFrom, type Observable, Subject, takeUntil } from 'rxjs';

/** A page, and the request for the next one. */
export interface Step<Page> {
  readonly page: Page;
  readonly next$: Observable<Step<Page>> | undefined;
}

/** Iterates over pages, one request at a time. Leaving the loop early aborts the running request. */
export function iterate<Page>(first$: Observable<Step<Page>>): AsyncIterator<Page, undefined> {
  const left$ = new Subject<void>();
  async function* generate(): AsyncGenerator<Page, undefined> {
    let next$: Step<Page>['next$'] = first$;
    while (next$) {
      const step: Step<Page> | undefined = await firstValueFrom(next$.pipe(takeUntil(left$)), {
        defaultValue: undefined,
      });
      if (step === undefined) return;
      yield step.page;
      ({ next$ } = step);
    }
  }
  // A generator settles its calls one after the other, so `return` alone would wait for the page.
  const pages = generate();
  return {
    next: () => pages.next(),
    return: () => {
      left$.next();
      return pages.return(undefined);
    },
  };
}
