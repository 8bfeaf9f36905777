// Writes docs/client.md: the guide, the examples that the specs run, and every call of the client's
// tables. With `--check` it writes nothing, and fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Endpoint, variablesOf } from '../src/client/tables/endpoint';
import { api } from '../src/client/tables';
import { notifications } from '../src/client/tables/notifications';
import { withoutMark } from '../src/client/request/validate';
import type { Noun } from '../src/client/tables/noun';
import { formatted } from './formatted';
import { surface } from '../src/client/wpcom/root-surface';
import type { Surface } from '../src/client/wpcom/surface';
import { BESIDE, ERRORS, INSTALL, INTRODUCTION, OPTIONS, PAGES, REFERENCE, WPCOM } from './client-guide';

const root = path.join(import.meta.dirname, '..');

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
function chains(
  chain: string,
  name: string,
  noun: Noun,
  shown: Surface,
  before: readonly string[] = [],
): readonly string[] {
  const first = listed.get(noun);
  if (first !== undefined) return [`${chain}\n  the calls of ${first}`];
  listed.set(noun, chain);
  const known = [
    ...before,
    ...noun.binds.map(withoutMark),
    ...(noun.reference === undefined ? [] : [noun.reference]),
  ];
  const collects = COLLECTING[name];
  const calls = Object.entries(noun.calls).map(([call, endpoint]) => {
    const args = collects ? [] : [...openIds(endpoint, known), ...Object.keys(endpoint.takes ?? {})];
    return [`${call}(${args.join(', ')})`, request(endpoint)] as const;
  });
  const width = Math.max(0, ...calls.map(([call]) => call.length)) + 2;
  const lines = [
    ...(collects ?? []),
    ...calls.map(([call, sent]) => call.padEnd(width) + sent),
    ...onlyInWpcom(shown),
  ];
  const below = Object.entries(noun.nouns).flatMap(([inner, each]) =>
    chains(`${chain}.${step(inner, each)}`, inner, each, shown.nouns?.[inner] ?? {}, known),
  );
  return [...(calls.length > 0 ? [[chain, ...lines.map((line) => `  ${line}`)].join('\n')] : []), ...below];
}

/** An example of the specs, with the imports that readers would write. */
const example = (file: string): string =>
  readFileSync(path.join(root, 'spec', 'client', 'examples', file), 'utf8')
    .replaceAll('../../../src/client', 'notestream/client')
    .trim();

const block = (file: string): string => `\`\`\`ts\n${example(file)}\n\`\`\``;

/** The whole page. */
async function clientDocs(): Promise<string> {
  const text = [
    INTRODUCTION,
    INSTALL,
    `## Make calls\n\n${block('observables.ts')}`,
    PAGES,
    block('pages.ts'),
    OPTIONS,
    ERRORS,
    `## Transports, files and channels\n\n${block('transports.ts')}`,
    BESIDE,
    `## Migrate from wpcom\n\nChange the import.\n\n${block('from-wpcom.ts')}`,
    WPCOM,
    REFERENCE,
    `\`\`\`text\n${[
      ...chains('client.notifications', '', notifications, {}),
      ...chains('client', '', api, surface),
    ].join('\n\n')}\n\`\`\``,
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
