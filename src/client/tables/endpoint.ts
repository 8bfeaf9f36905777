import type { FormPairs } from '../request/form';
import { type Verb, verbOf } from '../request/options';
import type { Query } from '../request/query';
import type { NoQuery } from '../types/queries';
import { type Id, isId, notCorrectlyDefined, type Kinds } from '../request/validate';

/**
 * The names in a route's braces, in order: ['site', 'type?'] of
 * 'GET /sites/{site}/post-counts/{type=post}'.
 */
export type Variables<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? [Name extends `${infer Optional}=${string}` ? `${Optional}?` : Name, ...Variables<Rest>]
  : [];

/** The parts of a request that contain the arguments of a call. */
export interface Payload {
  readonly query?: Query;
  readonly body?: unknown;
  /** Sent as multipart/form-data instead of a body. */
  readonly formData?: FormPairs;
}

/** The options of an endpoint, besides its verb and path. */
export interface EndpointOptions<Response, Args extends readonly unknown[], Taken extends Kinds> {
  /** The version, if it differs from the client's. */
  readonly apiVersion?: string;
  /** The namespace of a path under /wp-json. */
  readonly apiNamespace?: string;
  /** The call emits `Upload`s: progress events, then the response. Only for the observable client. */
  readonly progress?: true;
  /**
   * The arguments after the path's variables, by name with their types: `{ destination: 'string'
   * }`. The name of an optional argument ends in '?'.
   */
  readonly takes?: Taken;
  /**
   * Maps the arguments to the request; by default they become fields of the body. May throw the
   * errors of section 5.
   */
  sends?(...args: Args): Payload;
  /** Selects the part of the response that the call emits; by default all of it. */
  selects?(data: unknown, ...args: Args): Response;
  /** The endpoint to use if the last variable of this one is unknown, such as a post by its slug. */
  readonly fallbackEndpoint?: Endpoint<Response, Args>;
}

/** One line of a table: verb, path, arguments and response. */
export interface Endpoint<
  Response = unknown,
  Args extends readonly unknown[] = readonly unknown[],
  Names extends readonly string[] = readonly string[],
  Taken extends Kinds = Kinds,
  Fields extends object = object,
> extends EndpointOptions<Response, Args, Taken> {
  readonly verb: Verb;
  readonly path: string;
  /** Exists only for the compiler: the types of response, arguments, path variables and query. */
  readonly types?: {
    readonly response: Response;
    readonly args: Args;
    readonly names: Names;
    readonly takes: Taken;
    readonly query: Fields;
  };
}

/** The endpoints of one noun, by the names that wpcom uses. */
export type Table = Readonly<Record<string, Endpoint>>;

export type ResponseOf<E> = E extends { readonly types?: { readonly response: infer R } } ? R : never;
export type ArgsOf<E> = E extends { readonly types?: { readonly args: infer A extends readonly unknown[] } }
  ? A
  : never;
/** The fields of a call's query. */
export type QueryOf<E> = E extends { readonly types?: { readonly query: infer Q extends object } }
  ? Q
  : never;
type NamesOf<E> = E extends { readonly types?: { readonly names: infer N extends readonly string[] } }
  ? N
  : never;

/** An id for each path variable that the chain has not bound; optional if the variable has a default. */
export type OpenIds<E, Known extends string> = IdsFor<NamesOf<E>, Known>;
type IdsFor<Names extends readonly string[], Known extends string> = Names extends readonly [
  infer First,
  ...infer Rest extends readonly string[],
]
  ? First extends Known
    ? IdsFor<Rest, Known>
    : First extends `${string}?`
      ? [id?: Id, ...rest: IdsFor<Rest, Known>]
      : [id: Id, ...rest: IdsFor<Rest, Known>]
  : [];

/**
 * Defines an endpoint of a table. The path's `{variables}` become required arguments, and those
 * `{with=a default}` optional ones; `takes` lists the others: `endpoint<EmailForward, [destination:
 * string]>()('POST /domains/{domain}/email/{email}', { takes: { destination: 'string' } })`. The
 * third type parameter lists the fields of the query.
 */
export const endpoint =
  <Response, Args extends readonly unknown[] = [], Fields extends object = NoQuery>() =>
  <Route extends `${Verb} /${string}`, const Taken extends Kinds = never>(
    route: Route,
    options: EndpointOptions<Response, Args, Taken> = {},
  ): Endpoint<Response, Args, Variables<Route>, Taken, Fields> => {
    const [verb, path = ''] = route.split(' ');
    return { verb: verbOf(verb), path, ...options };
  };

const VARIABLE = /\{(\w+)=?(\w*)\}/g;

const names: Record<string, readonly string[]> = {};

/** The names of a path's variables, in order. */
export const variablesOf = (path: string): readonly string[] =>
  (names[path] ??= [...path.matchAll(VARIABLE)].map(([, name = '']) => name));

/**
 * Encodes an id or slug as one path segment. Characters that are allowed in a segment (RFC 3986)
 * stay unescaped.
 */
export const encodeSegment = (value: Id): string =>
  encodeURIComponent(value).replace(/%(?:2[46BC]|3[ABD]|40)/g, decodeURIComponent);

/**
 * Fills the variables of a path with encoded values (section 7).
 * @throws an error that names the first variable that is missing or not an id (section 5).
 */
export const fillPath = (
  path: string,
  variables: Readonly<Record<string, unknown>>,
  encode: (value: Id, name: string) => string = encodeSegment,
): string =>
  path.replace(VARIABLE, (_, name: string, preset: string) => {
    const value = variables[name] ?? preset;
    if (!isId(value)) throw notCorrectlyDefined(name);
    return encode(value, name);
  });
