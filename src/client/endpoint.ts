import { encodeSegment, isId, notCorrectlyDefined } from './checks';
import type { FormPairs } from './form';
import type { Query } from './query';

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
const isVerb = (text: string): text is Verb => /^(GET|PUT|DELETE)$/.test(text);
export const verbOf = (text = ''): Verb => (isVerb(text) ? text : 'POST');

/** An id or slug in a path. */
export type Id = string | number;

/** The names in a route's braces, in order: ['site', 'type?'] of 'GET /sites/{site}/post-counts/{type=post}'. */
export type Variables<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? [Name extends `${infer Optional}=${string}` ? `${Optional}?` : Name, ...Variables<Rest>]
  : [];

/** Where a call's own arguments go. */
export interface Shaped {
  readonly query?: Query;
  readonly body?: unknown;
  /** Sent as multipart/form-data, in place of a body. */
  readonly formData?: FormPairs;
}

/** What only some lines say. */
export interface EndpointOptions<Response, Args extends readonly unknown[], Takes extends readonly string[]> {
  /** Where it differs from the client's own. */
  readonly apiVersion?: string;
  /** For paths under /wp-json. */
  readonly apiNamespace?: string;
  /** Answers are `Upload`s: the progress, then the answer. Of the observable face alone. */
  readonly progress?: true;
  /** What the call takes after the path's variables, by name; 'note?' may be left out. */
  readonly takes?: Takes;
  /** Where those go; without it, they are the fields of the body. May throw: section 5's checks. */
  sends?(...args: Args): Shaped;
  /** The part of the answer that was asked for. */
  answer?(data: unknown, ...args: Args): Response;
  /** The line to use where this one's last variable is not known: a post that is named by its slug alone. */
  readonly otherwise?: Endpoint<Response, Args>;
}

/** One line of a table: verb and path, and what goes in and comes out. */
export interface Endpoint<
  Response = unknown,
  Args extends readonly unknown[] = readonly unknown[],
  Names extends readonly string[] = readonly string[],
  Takes extends readonly string[] = readonly string[],
> extends EndpointOptions<Response, Args, Takes> {
  readonly verb: Verb;
  readonly path: string;
  /** Only for the compiler: what the answer is, which arguments it takes, which variables the path has. */
  readonly types?: {
    readonly response: Response;
    readonly args: Args;
    readonly names: Names;
    readonly takes: Takes;
  };
}

/** The lines of one noun, by the names that wpcom gives them. */
export type Table = Readonly<Record<string, Endpoint>>;

/**
 * A line of an endpoint table. The path's `{variables}` become required arguments, but for `{those=with a default}`;
 * `takes` names the others:
 * `endpoint<EmailForward, [destination: string]>()('POST /domains/{domain}/email/{email}', { takes: ['destination'] })`.
 */
export const endpoint =
  <Response, Args extends readonly unknown[] = []>() =>
  <Route extends `${Verb} /${string}`, const Takes extends readonly string[] = []>(
    route: Route,
    options: EndpointOptions<Response, Args, Takes> = {},
  ): Endpoint<Response, Args, Variables<Route>, Takes> => {
    const [verb, path = ''] = route.split(' ');
    return { verb: verbOf(verb), path, ...options };
  };

const VARIABLE = /\{(\w+)=?(\w*)\}/g;

/** The names of a path's variables, in order. */
export const variablesOf = (path: string): readonly string[] =>
  [...path.matchAll(VARIABLE)].map(([, name = '']) => name);

/**
 * The path with its variables filled in and encoded (section 7).
 * @throws where one is missing, empty, or no id at all: its name is in the message (section 5).
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
