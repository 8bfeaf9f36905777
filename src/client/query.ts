/** A query's values; arrays and objects take brackets: `{ ids: [1, 2] }` is `ids[0]=1&ids[1]=2`. */
export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | Query;
export interface Query {
  readonly [key: string]: QueryValue;
}

/** The query as text without '?', '' when it is empty; undefined values are left out (section 7). */
export const stringifyQuery = (query: Query): string =>
  Object.entries(query)
    .flatMap(([key, value]) => pairs(key, value))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');

function pairs(key: string, value: QueryValue): (readonly [string, string])[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[key, value === null ? '' : String(value)]];
  return Object.entries(value).flatMap(([inner, each]: [string, QueryValue]) =>
    pairs(`${key}[${inner}]`, each),
  );
}
