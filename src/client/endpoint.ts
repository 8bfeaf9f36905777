export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The names in a route's braces: 'site' | 'comment' of 'GET /sites/{site}/comments/{comment}'. */
export type Variables<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

export interface EndpointOptions<Body> {
  /** Where it differs from the client's own. */
  readonly apiVersion?: string;
  /** For paths under /wp-json. */
  readonly apiNamespace?: string;
  /** What the caller gives as the JSON that is sent; its presence says that the call takes a body. */
  body?(body: Body): unknown;
}

/** One line of a table: verb and path, and what goes in and comes out. */
export interface Endpoint<
  Response = unknown,
  Body = unknown,
  Name extends string = string,
> extends EndpointOptions<Body> {
  readonly verb: Verb;
  readonly path: string;
  /** Only for the compiler: what the answer is, and which variables the path has. */
  readonly types?: { readonly response: Response; readonly name: Name };
}

/**
 * A line of an endpoint table. The path's `{variables}` become required arguments:
 * `endpoint<Comment, CommentBody>()('PUT /sites/{site}/comments/{comment}', { body: asContent })`.
 */
export const endpoint =
  <Response, Body = undefined>() =>
  <Route extends `${Verb} /${string}`>(
    route: Route,
    options: EndpointOptions<Body> = {},
  ): Endpoint<Response, Body, Variables<Route>> => {
    const [verb, path] = splitRoute(route);
    return { verb, path, ...options };
  };

function splitRoute(route: `${Verb} /${string}`): [Verb, string] {
  const [verb = '', path = ''] = route.split(' ');
  const verbs: readonly Verb[] = ['GET', 'POST', 'PUT', 'DELETE'];
  const known = verbs.find((each) => each === verb);
  if (!known) throw new TypeError(`'${route}' does not begin with a verb`);
  return [known, path];
}

/** An id or slug in a path. */
export type Id = string | number;

/** The path with its variables filled in and encoded; a missing or empty one throws with its name (section 5). */
export const fillPath = (path: string, variables: Readonly<Record<string, Id>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined || value === '') throw new TypeError(`${name} id is not correctly defined`);
    return encodeURIComponent(value);
  });
