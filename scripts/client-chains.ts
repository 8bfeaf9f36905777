// The chains of the client with their calls, as the tables have them.
import { api } from '../src/client/tables';
import { type Endpoint, variablesOf } from '../src/client/tables/endpoint';
import type { Noun } from '../src/client/tables/noun';
import { notifications } from '../src/client/tables/notifications';
import { withoutMark } from '../src/client/request/validate';
import { surface } from '../src/client/wpcom/root-surface';
import type { Surface } from '../src/client/wpcom/surface';

/** A call of a chain: `add(body)` and `POST /sites/{site}/posts/new`. */
interface ListedCall {
  readonly name: string;
  readonly signature: string;
  readonly request: string;
}

/** A chain, such as `client.site(site)`, and the names of its steps. */
export interface Chain {
  readonly title: string;
  readonly steps: readonly string[];
  readonly calls: readonly ListedCall[];
  /** Further lines: methods that send no request, and names that only wpcom's interface has. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The methods of the chains that collect their arguments before they send one request. */
const COLLECTING: Readonly<Record<string, readonly string[]>> = {
  batch: ['add(url)'],
  survey: ['setSiteId(site)', 'addResponse(key, value)', 'addResponses(responses)'],
};

/** Further arguments of a step, which go into no path. */
const UNBOUND: Readonly<Record<string, string>> = { survey: ', site?' };

/** The signature of a step: `post(post? | { slug })`. */
const step = (name: string, { binds, reference }: Noun): string =>
  `${name}(${binds.join(', ')}${reference === undefined ? '' : ` | { ${reference} }`}${UNBOUND[name] ?? ''})`;

/**
 * The signature of a method that sends no request: setters take their own name, getters nothing.
 */
const setter = (method: string): string => `${method}(${method.startsWith('get') ? '' : method})`;

/** The ids that a call takes, because its chain has not bound them. */
const openIds = ({ path: route }: Endpoint, known: readonly string[]): readonly string[] =>
  variablesOf(route)
    .filter((name) => !known.includes(name))
    .map((name) => (route.includes(`{${name}=`) ? `${name}?` : name));

/** The request of a call: `GET /sites/{site}/media/{media} (version 1.2)`. */
function request({ verb, path: route, apiVersion, apiNamespace }: Endpoint): string {
  const family = apiNamespace ?? (apiVersion === undefined ? '' : `version ${apiVersion}`);
  return `${verb} ${route}${family === '' ? '' : ` (${family})`}`;
}

/** The names that only wpcom's interface has: `follow() = add()`. */
function onlyInWpcom({ aliases = {}, methods = {} }: Surface): readonly string[] {
  const names = [
    ...Object.entries(aliases).map(([alias, of]) => `${alias}() = ${of}()`),
    ...Object.keys(methods).map(setter),
  ];
  return names.length > 0 ? [`wpcom: ${names.join(', ')}`] : [];
}

/** The chain at which a noun and the nouns below it are listed, if it has several chains. */
const listed = new Map<Noun, string>();

/** A chain with its calls, and the chains below it. */
function chainsOf(
  title: string,
  steps: readonly string[],
  noun: Noun,
  shown: Surface,
  before: readonly string[] = [],
): readonly Chain[] {
  const first = listed.get(noun);
  if (first !== undefined) return [{ title, steps, calls: [], before: [`the calls of ${first}`], after: [] }];
  listed.set(noun, title);
  const known = [
    ...before,
    ...noun.binds.map(withoutMark),
    ...(noun.reference === undefined ? [] : [noun.reference]),
  ];
  const collects = COLLECTING[steps.at(-1) ?? ''];
  const calls = Object.entries(noun.calls).map(([name, endpoint]): ListedCall => {
    const args = collects ? [] : [...openIds(endpoint, known), ...Object.keys(endpoint.takes ?? {})];
    return { name, signature: `${name}(${args.join(', ')})`, request: request(endpoint) };
  });
  const below = Object.entries(noun.nouns).flatMap(([inner, each]) =>
    chainsOf(`${title}.${step(inner, each)}`, [...steps, inner], each, shown.nouns?.[inner] ?? {}, known),
  );
  const own = { title, steps, calls, before: collects ?? [], after: onlyInWpcom(shown) };
  return [...(calls.length > 0 ? [own] : []), ...below];
}

/** All chains of the client. */
export const CHAINS: readonly Chain[] = [
  ...chainsOf('client.notifications', ['notifications'], notifications, {}),
  ...chainsOf('client', [], api, surface),
];
