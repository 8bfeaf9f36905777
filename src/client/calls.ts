import { map, type Observable } from 'rxjs';
import { mapValues } from './record';
import { type ApiRequest, CALL_OPTIONS, type CallOptions, type Send } from './request/options';
import { type Id, isId, validateArguments, validateOptions } from './request/validate';
import {
  type ArgsOf,
  type Endpoint,
  fillPath,
  type OpenIds,
  type Payload,
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

/**
 * A noun as callers see it: a function for each call, and a function for each noun below it. A call
 * takes the path's open variables, its own arguments and then the options.
 */
export type Chain<N, Known extends string = never> = {
  readonly [K in keyof CallsOf<N>]: (
    ...args: [...OpenIds<CallsOf<N>[K], Known>, ...ArgsOf<CallsOf<N>[K]>, options?: CallOptions]
  ) => Observable<ResponseOf<CallsOf<N>[K]>>;
} & {
  readonly [K in keyof NounsOf<N>]: (
    ...args: StepArgs<NounsOf<N>[K]>
  ) => Chain<NounsOf<N>[K], Known | StepNames<NounsOf<N>[K]>>;
};

/**
 * The observable API of a noun (section 7), as a plain object, so that editors complete its names.
 * A wrong argument throws at the call, not at subscription; the message names the argument.
 */
export function createChain<N extends Noun, Known extends string = never>(
  send: Send,
  noun: N,
  bound?: Readonly<Record<Known, unknown>>,
): Chain<N, Known>;
export function createChain(send: Send, noun: Noun, bound: Bound = {}): Record<string, unknown> {
  const calls = mapValues(
    noun.calls,
    (endpoint) =>
      (...args: readonly unknown[]): unknown =>
        call(send, endpoint, bound, args),
  );
  const steps = mapValues(
    noun.nouns,
    (below) =>
      (...args: readonly unknown[]): unknown =>
        createChain(send, below, bindStep(below, args, bound)),
  );
  return { ...calls, ...steps };
}

/** Validates a call of the observable API at once; the request is sent at subscription. */
function call(send: Send, listed: Endpoint, bound: Bound, input: readonly unknown[]): Observable<unknown> {
  const endpoint = resolveEndpoint(listed, bound);
  const { openVariables, takes = {} } = endpoint;
  const end = openVariables.length + Object.keys(takes).length;
  const args = input.slice(openVariables.length, end);
  // The endpoint's checks come first, because section 5 defines their messages.
  const { query, ...request } = buildRequest(endpoint, bound, input, args);
  validateArguments(takes, args);
  const options = readOptions(input[end]);
  const answer$ = send({ ...request, ...options, query: { ...options.query, ...query } });
  return endpoint.selects ? answer$.pipe(map((data) => endpoint.selects?.(data, ...args))) : answer$;
}

/** The options without undefined ones. @throws TypeError for an unknown or invalid option. */
function readOptions(options: unknown = {}): CallOptions {
  validateOptions(options, CALL_OPTIONS);
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const [name] of entries)
    if (!Object.hasOwn(CALL_OPTIONS, name)) throw new TypeError(`options.${name} is not known`);
  return Object.fromEntries(entries);
}

/** An endpoint as a chain calls it. */
export interface ResolvedEndpoint extends Endpoint {
  /** The path variables that the chain has not bound, in order. */
  readonly openVariables: readonly string[];
}

/** The listed endpoint, or its fallback if the chain has not bound the endpoint's last variable. */
export function resolveEndpoint(listed: Endpoint, bound: Bound): ResolvedEndpoint {
  const { fallbackEndpoint = listed } = listed;
  const isKnown = ({ path }: Endpoint) => isId(bound[variablesOf(path).at(-1) ?? '']);
  const endpoint = !isKnown(listed) && isKnown(fallbackEndpoint) ? fallbackEndpoint : listed;
  const openVariables = variablesOf(endpoint.path).filter((name) => !(name in bound));
  return { ...endpoint, openVariables };
}

/**
 * The request of a call. `ids` are the values of open path variables, `args` the other arguments.
 * @throws the errors of section 5.
 */
export function buildRequest(
  endpoint: ResolvedEndpoint,
  bound: Bound,
  ids: readonly unknown[],
  args: readonly unknown[],
  encode?: (value: Id, name: string) => string,
): Omit<ApiRequest, 'query'> & Payload {
  const { verb, path, openVariables, apiVersion, apiNamespace, progress, takes } = endpoint;
  const valuesOf = (names: readonly string[], values: readonly unknown[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return {
    verb,
    apiVersion,
    apiNamespace,
    progress,
    path: fillPath(path, { ...bound, ...valuesOf(openVariables, ids) }, encode),
    ...(endpoint.sends ? endpoint.sends(...args) : takes && { body: valuesOf(Object.keys(takes), args) }),
  };
}
