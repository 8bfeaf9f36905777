import {
  asapScheduler,
  count,
  defer,
  EMPTY,
  EmptyError,
  finalize,
  firstValueFrom,
  lastValueFrom,
  map,
  NEVER,
  observeOn,
  of,
  timer,
  toArray,
} from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { byHandle, byNumber, byOffset, type NextPage, paginate } from '../../src/client/paginate';
import { type Query, stringifyQuery } from '../../src/client/request/query';

interface Page {
  readonly posts: readonly number[];
  readonly meta?: { readonly next_page?: string };
  readonly next_page?: number | string;
}

/** A list of pages by their queries; an answer takes 10 ms. */
const listOf =
  (pages: Readonly<Record<string, Page>>, asked: string[] = []) =>
  (query: Query) =>
    defer(() => {
      const key = stringifyQuery(query);
      asked.push(key);
      return timer(10).pipe(map(() => pages[key] ?? { posts: [] }));
    });

interface Case {
  readonly name: string;
  readonly pages: Readonly<Record<string, Page>>;
  readonly next?: NextPage<Page>;
  readonly first?: Query;
  readonly expected: string;
  readonly error?: string;
}

cases(
  'paginate',
  (m, { pages, next, first, expected, error = '' }) => {
    const numbers$ = paginate<Page, Query>(listOf(pages), next ?? byHandle, first).pipe(
      map(({ posts }) => String(posts[0] ?? 0)),
    );
    m.expect(numbers$).toBeObservable(expected, undefined, new Error(error));
  },
  [
    {
      name: 'follows `meta.next_page`',
      pages: {
        '': { posts: [1], meta: { next_page: 'two' } },
        'page_handle=two': { posts: [2], meta: { next_page: 'three' } },
        'page_handle=three': { posts: [3], meta: {} },
      },
      expected: '10ms 1 9ms 2 9ms (3|)',
    },
    {
      name: 'follows the number in `next_page`',
      pages: { '': { posts: [1], next_page: 2 }, 'page=2': { posts: [2] } },
      next: byNumber,
      expected: '10ms 1 9ms (2|)',
    },
    {
      name: 'counts the items for `offset`, until a page is empty',
      pages: { 'offset=0': { posts: [1, 2] }, 'offset=2': { posts: [3] }, 'offset=3': { posts: [] } },
      next: byOffset(({ posts }) => posts),
      expected: '10ms 1 9ms 3 9ms (0|)',
    },
    {
      name: 'errors if a query repeats',
      pages: {
        '': { posts: [1], meta: { next_page: 'two' } },
        'page_handle=two': { posts: [2], meta: { next_page: 'two' } },
      },
      expected: '10ms 1 9ms (2#)',
      error: 'The next page repeats: page_handle=two',
    },
    {
      name: 'starts at an offset of the caller, which may be a text',
      pages: { 'offset=10': { posts: [1, 2] }, 'offset=12': { posts: [3] }, 'offset=13': { posts: [] } },
      next: byOffset(({ posts }) => posts),
      first: { offset: '10' },
      expected: '10ms 1 9ms 3 9ms (0|)',
    },
    {
      name: 'follows a page number that is a text, and a handle that is a number',
      pages: { '': { posts: [1], next_page: '2' }, 'page=2': { posts: [2] } },
      next: byNumber,
      expected: '10ms 1 9ms (2|)',
    },
    {
      name: 'does not mistake equal pages for a repeated page',
      pages: {
        'offset=0': { posts: [7] },
        'offset=1': { posts: [7] },
        'offset=2': { posts: [7] },
        'offset=3': { posts: [] },
      },
      next: byOffset(({ posts }) => posts),
      expected: '10ms 7 9ms 7 9ms 7 9ms (0|)',
    },
  ] satisfies readonly Case[],
);

test('two lists that share `byOffset` count for themselves', () => {
  const next = byOffset<readonly number[]>((page) => page);
  expect([next([1, 2], {}), next([3], {}), next([4], { offset: 2 })]).toEqual([
    { offset: 2 },
    { offset: 1 },
    { offset: 3 },
  ]);
});

test('an offset inside the call does not repeat items: the query of the first page says its own', async () => {
  const items = [0, 1, 2, 3, 4];
  const list = ({ offset = 0 }) => of(items.slice(offset, offset + 2));
  const next = byOffset<readonly number[]>((page) => page);
  // @ts-expect-error the query always has an offset
  const inside$ = paginate((query) => list({ offset: 1, ...query }), next);
  expect((await lastValueFrom(inside$.pipe(toArray()))).flat()).toEqual(items);
  const first$ = paginate(list, next, { offset: 1 });
  expect((await lastValueFrom(first$.pipe(toArray()))).flat()).toEqual([1, 2, 3, 4]);
});

test('a list errors after 100 equal pages, because the platform ignores the query', async () => {
  const pages$ = paginate(
    () => of([1]),
    byOffset((page) => page),
  );
  await expect(lastValueFrom(pages$)).rejects.toThrow('The next page repeats: offset=100');
});

test('two calls of `next` at once get two pages, one request after the other', async () => {
  const asked: string[] = [];
  const pages = listOf(
    { '': { posts: [1], meta: { next_page: 'two' } }, 'page_handle=two': { posts: [2] } },
    asked,
  );
  const iterator = paginate(pages)[Symbol.asyncIterator]();
  const results = Promise.all([iterator.next(), iterator.next(), iterator.next()]);
  expect(asked).toEqual(['']);
  expect(await results).toMatchObject([{ value: { posts: [1] } }, { value: { posts: [2] } }, { done: true }]);
});

test('a handle that is a number is a handle', () => {
  expect(byHandle({ meta: { next_page: 5 } }, {})).toEqual({ page_handle: '5' });
});

test('a list may have any number of pages', async () => {
  const last = 10_000;
  const page$ = (page = 1) => of({ next_page: page < last ? page + 1 : null }).pipe(observeOn(asapScheduler));
  const pages$ = paginate(({ page }) => page$(page), byNumber);
  expect(await lastValueFrom(pages$.pipe(count()))).toBe(last);
});

test('a subscriber that leaves after a page asks for no more', async () => {
  const asked: string[] = [];
  const pages = listOf({ '': { posts: [1], next_page: 2 }, 'page=2': { posts: [2] } }, asked);
  expect(await firstValueFrom(paginate(pages, byNumber))).toEqual({ posts: [1], next_page: 2 });
  expect(asked).toEqual(['']);
});

test('a call without an answer is an error', async () => {
  await expect(lastValueFrom(paginate(() => EMPTY))).rejects.toThrow(EmptyError);
});

test('a loop asks for one page at a time, and one that is left asks for no more', async () => {
  const asked: string[] = [];
  const pages = listOf(
    { '': { posts: [1], meta: { next_page: 'two' } }, 'page_handle=two': { posts: [2] } },
    asked,
  );
  for await (const { posts } of paginate(pages)) {
    expect(posts).toEqual([1]);
    break;
  }
  expect(asked).toEqual(['']);
  const all: number[] = [];
  for await (const { posts } of paginate(pages)) all.push(...posts);
  expect(all).toEqual([1, 2]);
});

test('an iterator that returns while a page is on its way aborts the request', async () => {
  let aborted = 0;
  const iterator = paginate(() => NEVER.pipe(finalize(() => (aborted += 1))))[Symbol.asyncIterator]();
  const waiting = iterator.next();
  await iterator.return?.();
  expect(aborted).toBe(1);
  expect(await waiting).toEqual({ done: true, value: undefined });
});

test('an argument that is not a function throws', () => {
  expect(() => void Reflect.apply(paginate, undefined, [1])).toThrow(new TypeError('call is not a function'));
  expect(() => void Reflect.apply(paginate, undefined, [() => of(1), 1])).toThrow(
    new TypeError('next is not a function'),
  );
  expect(() => void Reflect.apply(byOffset, undefined, [1])).toThrow(
    new TypeError('itemsOf is not a function'),
  );
});
