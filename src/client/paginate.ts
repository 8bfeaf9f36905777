import {
  defer,
  EMPTY,
  map,
  type Observable,
  repeat,
  take,
  takeWhile,
  tap,
  throwError,
  throwIfEmpty,
} from 'rxjs';
import { iterate, type Step } from './iterate-pages';
import { isRecord } from './record';
import { type Query, stringifyQuery } from './request/query';
import { validate } from './request/validate';

/** The query parameters that select a page; empty for the first one. */
export type PageParameters = {
  readonly page_handle?: string;
  readonly page?: number;
  readonly offset?: number;
};

/** Returns the query of the page after `page`, the response to `query`; undefined after the last page. */
export type NextPage<Page, Found extends Query = PageParameters> = (
  page: Page,
  query: Partial<Found>,
) => Found | undefined;

/** The pages of a list: an observable, and an iterator for `for await` that requests one at a time. */
export type Pages<Page> = Observable<Page> & AsyncIterable<Page>;

/** Finds the next page by `meta.next_page`, which lists of version 1.1 contain. */
export const byHandle: NextPage<unknown> = (page) => {
  const meta = isRecord(page) && isRecord(page.meta) ? page.meta : {};
  return typeof meta.next_page === 'string' && meta.next_page !== ''
    ? { page_handle: meta.next_page }
    : undefined;
};

/** Finds the next page by `next_page`, a page number. */
export const byNumber: NextPage<unknown> = (page) =>
  isRecord(page) && typeof page.next_page === 'number' ? { page: page.next_page } : undefined;

/** Finds the next page by `offset`, until a page has no items. */
export const byOffset =
  <Page>(itemsOf: (page: Page) => readonly unknown[]): NextPage<Page> =>
  (page, { offset = 0 }) => {
    const { length } = itemsOf(page);
    return length === 0 ? undefined : { offset: offset + length };
  };

/**
 * Requests all pages of a list: `paginate((query) => client.site(1).postsList({ query }))`. Errors
 * if a page equals the one before, or if a query is repeated, because the loop would never end.
 * @throws TypeError if an argument is not a function.
 */
export function paginate<Page>(
  call: (query: PageParameters) => Observable<Page>,
  next?: NextPage<Page>,
): Pages<Page>;
export function paginate<Page, Found extends Query>(
  call: (query: Partial<Found>) => Observable<Page>,
  next: NextPage<Page, Found>,
): Pages<Page>;
export function paginate<Page>(
  call: (query: Query) => Observable<Page>,
  next: NextPage<Page, Query> = byHandle,
): Pages<Page> {
  validate('call', call, 'function');
  validate('next', next, 'function');
  const first$ = defer(() => stepOf(call, next));
  return Object.assign(followed(first$), {
    [Symbol.asyncIterator]: () => iterate(first$),
  });
}

/** Repeats instead of nesting one page in another, which would overflow the stack. */
const followed = <Page>(first$: Observable<Step<Page>>): Observable<Page> =>
  defer(() => {
    let next$ = first$;
    return defer(() => next$).pipe(
      tap((step) => {
        next$ = step.next$ ?? EMPTY;
      }),
      repeat(),
      takeWhile((step) => step.next$ !== undefined, true),
      map(({ page }) => page),
    );
  });

function stepOf<Page>(
  call: (query: Query) => Observable<Page>,
  next: NextPage<Page, Query>,
): Observable<Step<Page>> {
  const asked = new Set<string>();
  let last: string | undefined;
  const step = (query: Query): Observable<Step<Page>> => {
    const key = stringifyQuery(query);
    if (asked.has(key)) return throwError(() => repeated(key));
    asked.add(key);
    return call(query).pipe(
      take(1),
      throwIfEmpty(),
      map((page) => {
        const text = JSON.stringify(page);
        const following = next(page, query);
        if (following !== undefined && text === last) throw repeated(key);
        last = text;
        return { page, next$: following && defer(() => step(following)) };
      }),
    );
  };
  return step({});
}

const repeated = (key: string): Error =>
  new Error(`The next page repeats: ${key === '' ? 'the first' : key}`);
