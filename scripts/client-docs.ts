// Writes docs/client.md: every chain of the client's two faces, from the tables that both are made of. With `--check` it
// writes nothing, and fails when the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { type Endpoint, variablesOf } from '../src/client/endpoint';
import { api } from '../src/client/endpoints';
import { notifications } from '../src/client/endpoints/notifications';
import { bare } from '../src/client/checks';
import type { Noun } from '../src/client/noun';
import { isAfterQuery } from '../src/client/wpcom/arguments';
import { surface } from '../src/client/wpcom/root-surface';
import type { Surface } from '../src/client/wpcom/surface';
import { BESIDE, ERRORS, INSTALL, OPTIONS, WPCOM } from './client-guide';

const root = path.join(import.meta.dirname, '..');

/** What the chains that gather before they send have besides their one line. */
const GATHERED: Readonly<Record<string, readonly string[]>> = {
  batch: ['add(url)'],
  survey: ['setSiteId(site)', 'addResponse(key, value)', 'addResponses(responses)'],
};

/** `post(post? | { slug })`: what a step asks for. */
const step = (name: string, { at, reference }: Noun): string =>
  `${name}(${at.join(', ')}${reference === undefined ? '' : ` | { ${reference} }`})`;

/** `slug(slug)`, `id(id)`: what is set has the method's name; what is read has `get` before it. */
const setter = (method: string): string => `${method}(${method.startsWith('get') ? '' : method})`;

/** The ids that a line asks for, because its chain has not bound them. */
const openIds = ({ path: route }: Endpoint, known: readonly string[]): readonly string[] =>
  variablesOf(route)
    .filter((name) => !known.includes(name))
    .map((name) => (route.includes(`{${name}=`) ? `${name}?` : name));

/** A call as the observable face has it, and as wpcom has it, with its other names. */
function signatures(name: string, line: Endpoint, known: readonly string[], shown: Surface) {
  const { takes = [] } = line;
  const ids = openIds(line, known);
  const last = isAfterQuery(takes) ? ['query?', ...takes] : [...takes, 'query?'];
  const aliases = { del: 'delete', state: 'mine', ...shown.aliases };
  const others = Object.entries(aliases).flatMap(([alias, of]) => (of === name ? [alias] : []));
  return {
    observable: `${name}(${[...ids, ...takes, 'options?'].join(', ')})`,
    wpcom: [name, ...others].map((each) => `${each}(${[...ids, ...last, 'fn?'].join(', ')})`),
  };
}

const code = (text: string): string => `\`${text}\``;

function request({ verb, path: route, apiVersion, apiNamespace }: Endpoint): string {
  const family = apiNamespace ?? (apiVersion === undefined ? '' : `version ${apiVersion}`);
  return `${code(`${verb} ${route}`)}${family === '' ? '' : ` (${family})`}`;
}

/** A noun and those below it, as sections. */
function sections(
  chain: string,
  name: string,
  noun: Noun,
  shown: Surface,
  before: readonly string[],
): string[] {
  const known = [...before, ...noun.at.map(bare), ...(noun.reference === undefined ? [] : [noun.reference])];
  const gathers = GATHERED[name];
  const rows = Object.entries(noun.calls).map(([call, line]) => {
    const { observable, wpcom } = signatures(call, gathers ? { ...line, takes: [] } : line, known, shown);
    const theirs = line.progress ? 'none' : wpcom.map(code).join(', ');
    return `| ${code(observable)} | ${theirs} | ${request(line)} |`;
  });
  const own = [...(gathers ?? []), ...Object.keys(shown.methods ?? {}).map(setter)];
  const more = own.map((each) => `| ${gathers ? code(each) : 'none'} | ${code(each)} | none |`);
  const table = ['| `createClient` | `wpcom` | Request |', '| --- | --- | --- |', ...more, ...rows].join(
    '\n',
  );
  const below = Object.entries(noun.nouns).flatMap(([inner, each]) =>
    sections(`${chain}.${step(inner, each)}`, inner, each, shown.nouns?.[inner] ?? {}, known),
  );
  return [...(rows.length > 0 ? [`### \`${chain}\`\n\n${table}`] : []), ...below];
}

/** An example of the specs, as its readers would write it. */
const example = (file: string): string =>
  readFileSync(path.join(root, 'spec', 'client', 'examples', file), 'utf8')
    .replaceAll('../../../src/client', 'notestream/client')
    .trim();

/** The page as it should be. */
async function clientDocs(): Promise<string> {
  const text = [
    '# The client\n\nWritten by `scripts/client-docs.ts` from `src/client/endpoints/`; do not edit.',
    'Two faces over the same tables: `createClient(options)` gives cold observables, `wpcom(token?, requestHandler?)` has the surface of wpcom 5.4.2. Names ending in `?` may be left out. `options` are the query, the version or namespace, keep-alive and time-outs of one call; wpcom takes the version and the namespace in its query. Wrong arguments throw at the call, and the message names them.',
    INSTALL,
    `## In observables\n\n\`\`\`ts\n${example('observables.ts')}\n\`\`\``,
    OPTIONS,
    ERRORS,
    BESIDE,
    `## From wpcom\n\nChange the import.\n\n\`\`\`ts\n${example('from-wpcom.ts')}\n\`\`\`\n\n${WPCOM}`,
    '## Every chain\n\n`client` is what `createClient` gives. In the wpcom face `client` is what `wpcom` gives, and `notifications` is not there.',
    ...sections('client', '', api, surface, []),
    ...sections('client.notifications', '', notifications, {}, []),
    '### The rest\n\n`client.pinghub.connect(path)` is the real-time channel at `/pinghub{path}`; in the wpcom face `pinghub.connect(path, fn)` and `pinghub.disconnect(path)`. The wpcom face has `req.get`, `req.post`, `req.put` and `req.del` for any other path.',
  ].join('\n\n');
  const options = await resolveConfig(path.join(root, 'docs', 'client.md'));
  return format(text, { ...options, parser: 'markdown' });
}

const page = path.join(root, 'docs', 'client.md');
const text = await clientDocs();
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/client.md is out of date: npx tsx scripts/client-docs.ts');
  process.exitCode = 1;
}
