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

export interface NextPage<Page, Found extends Query = PageParameters> {
  /** Returns the query of the page after `page`, the response to `query`; undefined after the last page. */
  (page: Page, query: Partial<Found>): Found | undefined;
  /** The query of the first page, if the caller of `paginate` gives none. */
  readonly first?: Found;
}

/** The pages of a list: an observable, and an iterator for `for await` that requests one at a time. */
export type Pages<Page> = Observable<Page> & AsyncIterable<Page>;

/** Finds the next page by `meta.next_page`, which lists of version 1.1 contain. */
export const byHandle: NextPage<unknown> = (page) => {
  const meta = isRecord(page) && isRecord(page.meta) ? page.meta : {};
  const { next_page: handle } = meta;
  return isNamed(handle) ? { page_handle: String(handle) } : undefined;
};

const isNamed = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Finds the next page by `next_page`, a page number, which may be a text. */
export const byNumber: NextPage<unknown> = (page) =>
  isRecord(page) && isNamed(page.next_page) ? { page: Number(page.next_page) } : undefined;

/**
 * Finds the next page by `offset`, a number or a text, until a page has no items. The query of the
 * first page has an offset, too: one inside the call would apply to no other page.
 */
export function byOffset<Page>(itemsOf: (page: Page) => readonly unknown[]): FromFirst<Page, Offset> {
  validate('itemsOf', itemsOf, 'function');
  const next: NextPage<Page, Offset> = (page, query) => {
    const { length } = itemsOf(page);
    // JavaScript callers may start at a text.
    const { offset = 0 }: { readonly offset?: unknown } = query;
    return length === 0 ? undefined : { offset: Number(offset) + length };
  };
  return Object.assign(next, { first: { offset: 0 } });
}

type Offset = { readonly offset: number };
interface FromFirst<Page, Found extends Query> extends NextPage<Page, Found> {
  readonly first: Found;
}

/**
 * Requests all pages of a list: `paginate((query) => client.site(1).postsList({ query }))`. `first`
 * selects the first page: `{ offset: 10 }`. Errors if a query is repeated, and after 100 equal pages
 * in a row, because the platform may ignore the query, and the loop would never end.
 * @throws TypeError if an argument is of the wrong type.
 */
export function paginate<Page, Found extends Query>(
  call: (query: Found) => Observable<Page>,
  next: FromFirst<Page, Found>,
  first?: Found,
): Pages<Page>;
export function paginate<Page>(
  call: (query: PageParameters) => Observable<Page>,
  next?: NextPage<Page>,
  first?: PageParameters,
): Pages<Page>;
export function paginate<Page, Found extends Query>(
  call: (query: Partial<Found>) => Observable<Page>,
  next: NextPage<Page, Found>,
  first?: Found,
): Pages<Page>;
export function paginate<Page>(
  call: (query: Query) => Observable<Page>,
  next: NextPage<Page, Query> = byHandle,
  first = next.first ?? {},
): Pages<Page> {
  validate('call', call, 'function');
  validate('next', next, 'function');
  validate('first', first, 'object');
  const first$ = defer(() => stepOf(call, next, first));
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
  first: Query,
): Observable<Step<Page>> {
  const asked = new Set<string>();
  let last: string | undefined;
  let equals = 0;
  const step = (query: Query): Observable<Step<Page>> => {
    const key = stringifyQuery(query);
    if (asked.has(key)) return throwError(() => repeated(key));
    asked.add(key);
    return call(query).pipe(
      take(1),
      throwIfEmpty(),
      map((page) => {
        const text = JSON.stringify(page);
        equals = text === last ? equals + 1 : 0;
        last = text;
        const following = next(page, query);
        if (following !== undefined && equals === MAX_EQUALS) throw repeated(key);
        return { page, next$: following && defer(() => step(following)) };
      }),
    );
  };
  return step(first);
}

/** The maximum number of pages in a row that equal the page before them. */
const MAX_EQUALS = 100;

const repeated = (key: string): Error =>
  new Error(`The next page repeats: ${key === '' ? 'the first' : key}`);
