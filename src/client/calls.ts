import { map, type Observable } from 'rxjs';
import { type ApiRequest, CALL_OPTIONS, type CallOptions, type Send } from './request/options';
import type { Query } from './request/query';
import { type Id, isId, validateArguments, validateOptions } from './request/validate';
import {
  type ArgsOf,
  type Endpoint,
  fillPath,
  type OpenIds,
  type Payload,
  type QueryOf,
  type ResponseOf,
  variablesOf,
} from './tables/endpoint';
import {
  bindStep,
  type Bound,
  type CallsOf,
  type Noun,
  type NounsOf,
  type StepArgs,
  type StepNames,
} from './tables/noun';
import type { Narrowed } from './types/fields';
import type { CommonQuery } from './types/queries';

/** The options of a call. `Fields` are the names in the query's `fields`, such as 'ID,title'. */
type OptionsOf<E, Fields extends string> = CallOptions<
  QueryOf<E> & CommonQuery & { readonly fields?: Fields }
>;

/**
 * A call takes the path's open variables, then its own arguments and the options. The response has
 * the fields that the query's `fields` lists.
 */
export type Call<E, Known extends string = never> = <const Fields extends string = never>(
  ...args: [...OpenIds<E, Known>, ...ArgsOf<E>, options?: OptionsOf<E, Fields>]
) => Observable<Narrowed<ResponseOf<E>, Fields>>;

/** A noun as callers see it: a function for each of its calls and for each noun below it. */
export type Chain<N, Known extends string = never> = {
  readonly [K in keyof CallsOf<N>]: Call<CallsOf<N>[K], Known>;
} & {
  readonly [K in keyof NounsOf<N>]: (
    ...args: StepArgs<NounsOf<N>[K]>
  ) => Chain<NounsOf<N>[K], Known | StepNames<NounsOf<N>[K]>>;
};

/**
 * Creates the observable API of a noun (section 7). Its functions are created on first access,
 * because each step of a call builds a chain, and a site has a hundred functions. A wrong argument
 * throws at the call, not at subscription; the message names the argument.
 */
export function createChain<N extends Noun, Known extends string = never>(
  send: Send,
  noun: N,
  bound?: Readonly<Record<Known, unknown>>,
): Chain<N, Known>;
export function createChain(send: Send, { members }: Noun, bound: Bound = {}): object {
  return new Proxy(members, {
    get: (_, name) => {
      const member = Object.hasOwn(members, name) ? members[String(name)] : undefined;
      return (
        member &&
        ((...args: readonly unknown[]): unknown =>
          'verb' in member
            ? call(send, member, bound, args)
            : createChain(send, member, bindStep(member, args, bound)))
      );
    },
    // All chains of a noun have the same members.
    defineProperty: () => false,
  });
}

/** Validates a call of the observable API at once; the request is sent at subscription. */
function call(send: Send, listed: Endpoint, bound: Bound, input: readonly unknown[]): Observable<unknown> {
  const endpoint = resolveEndpoint(listed, bound);
  const { takes = {} } = endpoint;
  const open = openVariables(endpoint, bound).length;
  const end = open + Object.keys(takes).length;
  const args = input.slice(open, end);
  // The endpoint validates its arguments first, because section 5 defines these error messages.
  const request = buildRequest(endpoint, bound, input, args);
  validateArguments(takes, args);
  const options = readOptions(input[end]);
  return send({ ...request, ...options, query: { ...options.query, ...request.query } }).pipe(
    map((data) => (endpoint.selects ? endpoint.selects(data, ...args) : data)),
  );
}

/** Returns the options without undefined ones. @throws TypeError for an unknown or invalid option. */
function readOptions(options: unknown = {}): CallOptions<Query> {
  validateOptions(options, CALL_OPTIONS);
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** The listed endpoint, or its fallback if the chain has not bound the endpoint's last variable. */
export function resolveEndpoint(listed: Endpoint, bound: Bound): Endpoint {
  const { fallbackEndpoint = listed } = listed;
  const isKnown = ({ path }: Endpoint) => isId(bound[variablesOf(path).at(-1) ?? '']);
  return !isKnown(listed) && isKnown(fallbackEndpoint) ? fallbackEndpoint : listed;
}

/** The path variables that the chain has not bound, in order. */
export const openVariables = ({ path }: Endpoint, bound: Bound): readonly string[] =>
  variablesOf(path).filter((name) => !(name in bound));

/**
 * The request of a call. `ids` are the values of open path variables, `args` the other arguments.
 * @throws the errors of section 5.
 */
export function buildRequest(
  endpoint: Endpoint,
  bound: Bound,
  ids: readonly unknown[],
  args: readonly unknown[],
  encode?: (value: Id, name: string) => string,
): Omit<ApiRequest, 'query'> & Payload {
  const { path, takes } = endpoint;
  const valuesOf = (names: readonly string[], values: readonly unknown[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return {
    ...endpoint,
    path: fillPath(path, { ...bound, ...valuesOf(openVariables(endpoint, bound), ids) }, encode),
    ...(endpoint.sends ? endpoint.sends(...args) : takes && { body: valuesOf(Object.keys(takes), args) }),
  };
}
