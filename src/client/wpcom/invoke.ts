import { buildRequest, openVariables, resolveEndpoint } from '../calls';
import { isRecord, mapValues } from '../record';
import { type Id, isId } from '../request/validate';
import { encodeSegment, type Endpoint } from '../tables/endpoint';
import { bindStep, type Bound, type Noun } from '../tables/noun';
import { readArguments } from './arguments';
import { type Root, sendRequest } from './send-request';
import type { Surface } from './surface';

/** Variables that wpcom encodes when it creates an object; `_id` and `_slug` hold the encoded value. */
const ENCODED = /^(site|plugin|taxonomy|postType|term)$/;

const encodeOnce = (value: Id, name: string): string =>
  ENCODED.test(name) ? String(value) : encodeSegment(value);

/** A step of a chain, as in the observable client, that encodes some of its ids (see `ENCODED`). */
export function bindEncoded(noun: Noun, args: readonly unknown[], before: Bound = {}): Bound {
  return mapValues(bindStep(noun, args, before), (value, name) =>
    ENCODED.test(name) && !(name in before) && isId(value) ? encodeURIComponent(value) : value,
  );
}

/**
 * Makes one call of the wpcom-compatible client, through the endpoint that the observable client
 * uses.
 * @throws the errors of section 5 for wrong arguments, at the call.
 */
export function invoke(
  root: Root,
  listed: Endpoint,
  bound: Bound,
  input: readonly unknown[],
  { version }: Surface = {},
  onResponse?: (data: unknown) => void,
): unknown {
  const endpoint = resolveEndpoint(listed, bound);
  const { takes = {} } = endpoint;
  const open = openVariables(endpoint, bound).length;
  const { ids, args, query, fn } = readArguments(input, open, takes);
  const request = buildRequest(endpoint, bound, ids, args, encodeOnce);
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
      onResponse?.(data);
      return endpoint.selects ? endpoint.selects(data, ...args) : data;
    },
  );
}
