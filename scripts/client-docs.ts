// Writes docs/client.md: every chain of the client's two faces, from the tables that both faces are
// made from. With `--check` it writes nothing, and fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Endpoint, variablesOf } from '../src/client/tables/endpoint';
import { api } from '../src/client/tables';
import { notifications } from '../src/client/tables/notifications';
import { withoutMark } from '../src/client/request/validate';
import type { Noun } from '../src/client/tables/noun';
import { isAfterQuery } from '../src/client/wpcom/arguments';
import { formatted } from './formatted';
import { surface } from '../src/client/wpcom/root-surface';
import type { Surface } from '../src/client/wpcom/surface';
import { BESIDE, ERRORS, INSTALL, OPTIONS, WPCOM } from './client-guide';

const root = path.join(import.meta.dirname, '..');

/** The methods of the chains that collect their arguments before they send one request. */
const COLLECTING: Readonly<Record<string, readonly string[]>> = {
  batch: ['add(url)'],
  survey: ['setSiteId(site)', 'addResponse(key, value)', 'addResponses(responses)'],
};

/** The signature of a step: `post(post? | { slug })`. */
const step = (name: string, { binds, reference }: Noun): string =>
  `${name}(${binds.join(', ')}${reference === undefined ? '' : ` | { ${reference} }`})`;

/**
 * The signature of a method that sends no request: setters take their own name, getters nothing.
 */
const setter = (method: string): string => `${method}(${method.startsWith('get') ? '' : method})`;

/** The ids that a call takes, because its chain has not bound them. */
const openIds = ({ path: route }: Endpoint, known: readonly string[]): readonly string[] =>
  variablesOf(route)
    .filter((name) => !known.includes(name))
    .map((name) => (route.includes(`{${name}=`) ? `${name}?` : name));

/** The signatures of a call: in the observable face, and in wpcom's with its aliases. */
function signatures(name: string, endpoint: Endpoint, known: readonly string[], shown: Surface) {
  const { takes = {} } = endpoint;
  const args = Object.keys(takes);
  const ids = openIds(endpoint, known);
  const last = isAfterQuery(takes) ? ['query?', ...args] : [...args, 'query?'];
  const aliases = { del: 'delete', state: 'mine', ...shown.aliases };
  const others = Object.entries(aliases).flatMap(([alias, of]) => (of === name ? [alias] : []));
  return {
    observable: `${name}(${[...ids, ...args, 'options?'].join(', ')})`,
    wpcom: [name, ...others].map((each) => `${each}(${[...ids, ...last, 'fn?'].join(', ')})`),
  };
}

const code = (text: string): string => `\`${text}\``;

function request({ verb, path: route, apiVersion, apiNamespace }: Endpoint): string {
  const family = apiNamespace ?? (apiVersion === undefined ? '' : `version ${apiVersion}`);
  return `${code(`${verb} ${route}`)}${family === '' ? '' : ` (${family})`}`;
}

/** A noun and the nouns below it, as sections. */
function sections(
  chain: string,
  name: string,
  noun: Noun,
  shown: Surface,
  before: readonly string[],
): string[] {
  const known = [
    ...before,
    ...noun.binds.map(withoutMark),
    ...(noun.reference === undefined ? [] : [noun.reference]),
  ];
  const collects = COLLECTING[name];
  const rows = Object.entries(noun.calls).map(([call, endpoint]) => {
    const { observable, wpcom } = signatures(
      call,
      collects ? { ...endpoint, takes: {} } : endpoint,
      known,
      shown,
    );
    const theirs = endpoint.progress ? 'none' : wpcom.map(code).join(', ');
    return `| ${code(observable)} | ${theirs} | ${request(endpoint)} |`;
  });
  const own = [...(collects ?? []), ...Object.keys(shown.methods ?? {}).map(setter)];
  const more = own.map((each) => `| ${collects ? code(each) : 'none'} | ${code(each)} | none |`);
  const table = ['| `createClient` | `wpcom` | Request |', '| --- | --- | --- |', ...more, ...rows].join(
    '\n',
  );
  const below = Object.entries(noun.nouns).flatMap(([inner, each]) =>
    sections(`${chain}.${step(inner, each)}`, inner, each, shown.nouns?.[inner] ?? {}, known),
  );
  return [...(rows.length > 0 ? [`### \`${chain}\`\n\n${table}`] : []), ...below];
}

/** An example of the specs, with the imports that readers would write. */
const example = (file: string): string =>
  readFileSync(path.join(root, 'spec', 'client', 'examples', file), 'utf8')
    .replaceAll('../../../src/client', 'notestream/client')
    .trim();

/** The whole page. */
async function clientDocs(): Promise<string> {
  const text = [
    '# The client\n\nWritten by `scripts/client-docs.ts` from `src/client/tables/`; do not edit.',
    'The client has two faces over the same tables: `createClient(options)` returns cold observables, and `wpcom(token?, requestHandler?)` has the surface of wpcom 5.4.2. Arguments whose names end in `?` are optional. `options` are the query, the version or namespace, keep-alive and timeouts of one call; wpcom takes the version and the namespace in its query. A wrong argument throws at the call, and the message names it.',
    INSTALL,
    `## Use observables\n\n\`\`\`ts\n${example('observables.ts')}\n\`\`\``,
    OPTIONS,
    ERRORS,
    BESIDE,
    `## Migrate from wpcom\n\nChange the import.\n\n\`\`\`ts\n${example('from-wpcom.ts')}\n\`\`\`\n\n${WPCOM}`,
    '## Reference\n\n`client` is what `createClient` returns. In the wpcom face it is what `wpcom` returns, and it has no `notifications`.',
    ...sections('client', '', api, surface, []),
    ...sections('client.notifications', '', notifications, {}, []),
    '### Channels and other paths\n\n`client.pinghub.connect(path)` opens the real-time channel at `/pinghub{path}`; the wpcom face has `pinghub.connect(path, fn)` and `pinghub.disconnect(path)`. The wpcom face also has `req.get`, `req.post`, `req.put` and `req.del` for any other path.',
  ].join('\n\n');
  return formatted('client.md', text);
}

const page = path.join(root, 'docs', 'client.md');
const text = await clientDocs();
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/client.md is out of date: npx tsx scripts/client-docs.ts');
  process.exitCode = 1;
}
