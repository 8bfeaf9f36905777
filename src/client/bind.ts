import { map, type Observable } from 'rxjs';
import { callOf, requestOf } from './call';
import { checkArguments } from './checks';
import type { Endpoint, Id, Table } from './endpoint';
import type { Bound } from './noun';
import { checkOptions } from './kinds';
import { mapValues } from './record';
import type { CallOptions, Send } from './request';

export type ResponseOf<E> = E extends { readonly types?: { readonly response: infer R } } ? R : never;
export type ArgsOf<E> = E extends { readonly types?: { readonly args: infer A extends readonly unknown[] } }
  ? A
  : never;
export type NamesOf<E> = E extends { readonly types?: { readonly names: infer N extends readonly string[] } }
  ? N
  : never;

/** An id for each variable of the path that the chain has not bound; one with a default may be left out. */
export type OpenIds<Names extends readonly string[], Known extends string> = Names extends readonly [
  infer First,
  ...infer Rest extends readonly string[],
]
  ? First extends Known
    ? OpenIds<Rest, Known>
    : First extends `${string}?`
      ? [id?: Id, ...rest: OpenIds<Rest, Known>]
      : [id: Id, ...rest: OpenIds<Rest, Known>]
  : [];

/** A table as an object of typed calls: the path's open variables, the call's own arguments, the options. */
export type Calls<T, Known extends string> = {
  readonly [K in keyof T]: (
    ...args: [...OpenIds<NamesOf<T[K]>, Known>, ...ArgsOf<T[K]>, options?: CallOptions]
  ) => Observable<ResponseOf<T[K]>>;
};

/**
 * A table's endpoints as calls, with some of their variables bound. A plain object, so that an editor completes it.
 * A wrong argument throws at the call, not at subscription, and the message names it.
 */
export function bind<T extends Table, Known extends string = never>(
  send: Send,
  table: T,
  bound?: Readonly<Record<Known, unknown>>,
): Calls<T, Known>;
export function bind(
  send: Send,
  table: Table,
  bound: Bound = {},
): Record<string, (...args: readonly unknown[]) => Observable<unknown>> {
  return mapValues(
    table,
    (endpoint) =>
      (...args: readonly unknown[]) =>
        call(send, endpoint, bound, args),
  );
}

/** One call of the observable face: everything is checked here and now, and sent at subscription. */
function call(send: Send, given: Endpoint, bound: Bound, args: readonly unknown[]): Observable<unknown> {
  const called = callOf(given, bound);
  const { line } = called;
  const { takes = [] } = line;
  const lead = called.open.length;
  const own = args.slice(lead, lead + takes.length);
  // First what section 5 says of this one, then what goes for all.
  const { query, ...request } = requestOf(called, bound, args, own);
  checkArguments(takes, own);
  const options = optionsOf(args[lead + takes.length]);
  const answer$ = send({ ...request, ...options, query: { ...options.query, ...query } });
  return line.answer ? answer$.pipe(map((data) => line.answer?.(data, ...own))) : answer$;
}

const OPTIONS = ['query', 'apiVersion', 'apiNamespace', 'keepalive', 'timeoutMs', 'responseTimeoutMs'];

/** The options that are there. @throws TypeError for those that are not known: none of them may change the request. */
function optionsOf(options: unknown = {}): CallOptions {
  checkOptions(options);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const [name] of given)
    if (!OPTIONS.includes(name)) throw new TypeError(`options.${name} is not known`);
  return Object.fromEntries(given);
}
