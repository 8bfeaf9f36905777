import type { Observable } from 'rxjs';
import { type Endpoint, fillPath, type Id } from './endpoint';
import type { CallOptions, Send } from './request';

export type Table = Readonly<Record<string, Endpoint>>;

type ResponseOf<E> = E extends { readonly types?: { readonly response: infer R } } ? R : never;
type NameOf<E> = E extends { readonly types?: { readonly name: infer N extends string } } ? N : never;
type BodyOf<E> = E extends Endpoint<unknown, infer B> ? B : undefined;

/** The arguments of a call: the path's variables that are not bound yet, the body if it has one, the options. */
type Arguments<E, Bound extends string> = [
  ...([Exclude<NameOf<E>, Bound>] extends [never] ? [] : [variables: Record<Exclude<NameOf<E>, Bound>, Id>]),
  ...([BodyOf<E>] extends [undefined] ? [] : [body: BodyOf<E>]),
  options?: CallOptions,
];

/** A table as an object of typed calls. */
export type Calls<T, Bound extends string> = {
  readonly [K in keyof T]: (...args: Arguments<T[K], Bound>) => Observable<ResponseOf<T[K]>>;
};

/**
 * A table's endpoints as calls, with some of their variables bound. A plain object, so that an editor completes it.
 * A wrong argument throws a TypeError at the call, not at subscription.
 */
export function bind<T extends Table, Bound extends string = never>(
  send: Send,
  table: T,
  bound?: Readonly<Record<Bound, Id>>,
): Calls<T, Bound>;
export function bind(
  send: Send,
  table: Table,
  bound: Readonly<Record<string, Id>> = {},
): Record<string, (...args: readonly unknown[]) => Observable<unknown>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, endpoint]) => [name, call(send, endpoint, bound)]),
  );
}

const call =
  (send: Send, endpoint: Endpoint, bound: Readonly<Record<string, Id>>) =>
  (...args: readonly unknown[]): Observable<unknown> => {
    const rest = [...args];
    const isOpen = [...endpoint.path.matchAll(/\{(\w+)\}/g)].some(
      ([, name]) => name !== undefined && !(name in bound),
    );
    const variables = isOpen ? idsOf(rest.shift()) : {};
    const body = endpoint.body?.(rest.shift());
    return send({
      verb: endpoint.verb,
      path: fillPath(endpoint.path, { ...bound, ...variables }),
      ...(body !== undefined && { body }),
      ...(endpoint.apiVersion !== undefined && { apiVersion: endpoint.apiVersion }),
      ...(endpoint.apiNamespace !== undefined && { apiNamespace: endpoint.apiNamespace }),
      ...optionsOf(rest.shift()),
    });
  };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function idsOf(value: unknown): Record<string, Id> {
  if (!isRecord(value)) throw new TypeError('the path variables must be given as an object');
  const isId = (entry: [string, unknown]): entry is [string, Id] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  return Object.fromEntries(Object.entries(value).filter(isId));
}

function optionsOf(value: unknown): CallOptions {
  if (value === undefined) return {};
  if (!isRecord(value)) throw new TypeError('the call options must be an object');
  return value;
}
