import { callOf, requestOf } from '../call';
import { encodeSegment, isId } from '../checks';
import type { Endpoint, Id } from '../endpoint';
import { type Bound, type Noun, step } from '../noun';
import { isRecord, mapValues } from '../record';
import { readArguments } from './arguments';
import { type Root, sendRequest } from './send-request';
import type { Surface } from './surface';

/** What wpcom encodes when an object is made; its `_id` and `_slug` hold it like that. */
const ENCODED = /^(site|plugin|taxonomy|postType|term)$/;

const encodeOnce = (value: Id, name: string): string =>
  ENCODED.test(name) ? String(value) : encodeSegment(value);

/** A step of a chain: like the observable face's, but for the ids that are encoded at once. */
export function stepEncoded(noun: Noun, args: readonly unknown[], before: Bound = {}): Bound {
  return mapValues(step(noun, args, before), (value, name) =>
    ENCODED.test(name) && !(name in before) && isId(value) ? encodeURIComponent(value) : value,
  );
}

/** One call of the wpcom face, by the same line as the observable face's. Wrong arguments throw here and now (section 5). */
export function invoke(
  root: Root,
  given: Endpoint,
  bound: Bound,
  args: readonly unknown[],
  { version }: Surface = {},
  onAnswer?: (data: unknown) => void,
): unknown {
  const called = callOf(given, bound);
  const { line } = called;
  const { ids, own, query, fn } = readArguments(args, called.open.length, line.takes ?? []);
  const request = requestOf(called, bound, ids, own, encodeOnce);
  const { path, verb, formData, apiVersion, apiNamespace } = request;
  const versioned = version !== 'client' && apiVersion !== undefined && { apiVersion };
  return sendRequest(
    root,
    { path, method: verb === 'GET' ? verb : 'POST', ...(formData && { formData }) },
    {
      ...versioned,
      ...(isRecord(query) && query),
      ...request.query,
      ...(version === 'fixed' && versioned),
      ...(apiNamespace !== undefined && { apiNamespace }),
    },
    request.body,
    fn,
    (data) => {
      onAnswer?.(data);
      return line.answer ? line.answer(data, ...own) : data;
    },
  );
}
