import type { Query, QueryValue } from '../../src/client/request/query';

const TEXTS = ['a', 'b c', 'ü?&=', "!'()*", '', 'x+y%', '[z]', '雪', '0', '😀'];
const NAMES = ['id', 'ids', 'fields', 'a b', 'é', 'meta', 'number'];

/** Pseudo-random queries, the same ones each time: a linear congruential generator chooses. */
export function someQueries(count: number, { objectsInArrays }: { objectsInArrays: boolean }): Query[] {
  let state = 1;
  const below = (limit: number): number => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  const one = <T>(from: readonly T[], fallback: T): T => from[below(from.length)] ?? fallback;
  const plain = (): QueryValue => one<QueryValue>([one(TEXTS, ''), below(1000), true, false, 0.5, -1], 'a');
  const list = (depth: number): QueryValue =>
    Array.from({ length: 1 + below(4) }, () =>
      objectsInArrays && depth > 0 && below(2) === 0 ? object(depth - 1) : plain(),
    );
  const object = (depth: number): Query =>
    Object.fromEntries(Array.from({ length: 1 + below(3) }, () => [one(NAMES, 'a'), value(depth)]));
  const value = (depth: number): QueryValue => {
    if (depth === 0) return plain();
    return [plain, () => list(depth - 1), () => object(depth - 1)][below(3)]?.();
  };
  return Array.from({ length: count }, () => object(3));
}

/** A query as parseQuery returns it: all values are texts. */
export function asTexts(value: QueryValue): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, QueryValue]) => [name, asTexts(each)]),
  );
}
