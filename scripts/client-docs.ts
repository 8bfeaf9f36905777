// Writes packages/client/README.md, the guide with the examples that the specs run, CALLS.txt beside it,
// every call of the tables, nouns/, a page for each noun, and wpcom.txt, the differences to wpcom.
// With `--check` it writes nothing, and fails if the page is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Chain, CHAINS } from './client-chains';
import { nounPages } from './client-nouns';
import { wpcomPage } from './client-wpcom';
import { formatted } from './formatted';
import {
  BESIDE,
  CALLS_HEAD,
  ERRORS,
  INSTALL,
  INTRODUCTION,
  OPTIONS,
  PAGES,
  PARTS,
  REFERENCE,
  WPCOM,
} from './client-guide';

const root = path.join(import.meta.dirname, '..');

/** An example of the specs, with the imports that readers would write. */
const example = (file: string): string =>
  readFileSync(path.join(root, 'spec', 'client', 'examples', file), 'utf8')
    .replaceAll(/(\.\.\/){3,4}src\/client\/tables/g, '@notestream/client/nouns')
    .replaceAll(/(\.\.\/){3,4}src\/client/g, '@notestream/client')
    .trim();

const block = (file: string): string => `\`\`\`ts\n${example(file)}\n\`\`\``;

/** The guide. */
const guide = (): Promise<string> =>
  formatted(
    'README.md',
    [
      INTRODUCTION,
      INSTALL,
      `## Make calls\n\n${block('observables.ts')}`,
      PAGES,
      block('pages.ts'),
      PARTS,
      block('parts.ts'),
      OPTIONS,
      ERRORS,
      `## Transports, files and channels\n\n${block('transports.ts')}`,
      BESIDE.replace('ORDER', () => example('order.ts').replace(/^import .*\n+/gm, '')),
      `## Migrate from wpcom\n\n${WPCOM}`,
      REFERENCE,
    ].join('\n\n'),
  );

/** A chain with a call on each line. */
function lines({ title, calls, before, after }: Chain): string {
  const width = Math.max(0, ...calls.map(({ signature }) => signature.length)) + 2;
  const own = calls.map(({ signature, request }) => signature.padEnd(width) + request);
  return [title, ...[...before, ...own, ...after].map((line) => `  ${line}`)].join('\n');
}

/** All calls, one on a line. */
const calls = (): string => `${[CALLS_HEAD, ...CHAINS.map(lines)].join('\n\n')}\n`;

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : `    ${line}`))
    .join('\n');

const pages = nounPages(CHAINS, (page) => indented(example(`nouns/${page}.ts`)));

for (const [name, text] of [
  ['README.md', await guide()],
  ['CALLS.txt', calls()],
  ['wpcom.txt', wpcomPage(indented(example('from-wpcom.ts')))],
  ...Object.entries(pages).map(([page, text]) => [`nouns/${page}.txt`, text] as const),
] as const) {
  const file = path.join(root, 'packages', 'client', name);
  if (!process.argv.includes('--check')) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`packages/client/${name} is out of date: npx tsx scripts/client-docs.ts`);
    process.exitCode = 1;
  }
}
