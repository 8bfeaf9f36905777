import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../src/lib/json';
import { type Figure, meetsTarget } from './figures';
import { headline, row } from './table';

/** The figures of a group, and the day on which they were taken. */
export interface GroupResults {
  readonly group: string;
  readonly day: string;
  readonly figures: readonly Figure[];
}

const FOLDER = path.join(import.meta.dirname, 'results');
const PAGE = path.join(import.meta.dirname, 'RESULTS.md');
/** Tables of single parts, which a reader of the page rarely needs. */
const PARTS_PAGE = path.join(FOLDER, 'parts.txt');
const PARTS = ['work', 'large-notes', 'text', 'client'];

/** How a group is measured, where the names of its figures do not say it. */
const ABOUT: Readonly<Record<string, string>> = {
  versus: `By turns with the original panel 2.2.3. The slow network: round trips of 150 ms,
1.6 Mbit/s, API answers after 250 ms. A closed bell is a host page less the same page without it.
_Thread_ is the main thread's time on a processor.`,
  work: 'A panel with a hundred notes.',
  'large-notes': 'The longest task, CPU 4x.',
  peers: 'First screens with React, bundled in the same way, gzip.',
};

/** The group whose figures docs/scaling.md has. */
export const SIMULATION = 'fleet';

/** Stores a group's figures for the page of results. */
export function keepResults(results: GroupResults): void {
  writeFileSync(path.join(FOLDER, `${results.group}.json`), `${JSON.stringify(results, undefined, 2)}\n`);
}

/** All results that are kept, in the order of `groups`. */
export function keptResults(groups: readonly string[]): readonly GroupResults[] {
  const kept = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => parse(readFileSync(path.join(FOLDER, file), 'utf8')));
  return groups.flatMap((name) => kept.filter(({ group }) => group === name));
}

function parse(text: string): GroupResults {
  const value: unknown = JSON.parse(text);
  if (!isResults(value)) throw new Error(`bench/results: not the figures of a group: ${text.slice(0, 80)}`);
  return value;
}

const isResults = (value: unknown): value is GroupResults =>
  isObject(value) &&
  typeof value.group === 'string' &&
  typeof value.day === 'string' &&
  Array.isArray(value.figures);

/** bench/RESULTS.md: a table for each group, how many targets are missed, and which groups have no figures. */
export function resultsPage(results: readonly GroupResults[], groups: readonly string[]): string {
  const missing = groups.filter(
    (name) => name !== SIMULATION && !results.some(({ group }) => group === name),
  );
  const targets = results
    .flatMap(({ figures }) => figures)
    .filter(({ atMost, atLeast, shareOfOriginal }) => (atMost ?? atLeast ?? shareOfOriginal) !== undefined);
  const missed = targets.filter((figure) => !meetsTarget(figure));
  const head = `# Results

\`npm run bench -- --write\` makes this page, on an idle machine only. Pages run in headless Chromium, 400 x 800,
without a test driver. Figures are medians of seven runs with quartiles. ${missed.length} of ${targets.length} targets are missed.
[results/parts.txt](results/parts.txt) has the tables of single parts.${
    missing.length === 0
      ? ''
      : `
Not measured yet: ${missing.join(', ')}.`
  }
`;
  const shown = results.filter(({ group }) => !PARTS.includes(group));
  return [head, ...shown.map(section)].join('\n');
}

const section = ({ group, day, figures }: GroupResults): string => `## ${group}

${[day, ABOUT[group]].filter((text) => text !== undefined).join('. ')}

\`\`\`text
${[headline(''), ...figures.map(row)].join('\n')}
\`\`\`
`;

/** bench/results/parts.txt. */
export const partsPage = (results: readonly GroupResults[]): string =>
  results
    .filter(({ group }) => PARTS.includes(group))
    .map(section)
    .join('\n');

/** Makes both pages again from all results that are kept. */
export function writePage(groups: readonly string[]): void {
  const results = keptResults(groups);
  writeFileSync(PAGE, resultsPage(results, groups));
  writeFileSync(PARTS_PAGE, partsPage(results));
}
