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

/** What a reader must know of a group besides its names. */
const ABOUT: Readonly<Record<string, string>> = {
  versus: `By turns with the original panel 2.2.3. On the slow network a round trip takes 150 ms, the line carries
1.6 Mbit/s, and the API answers after 250 ms. A closed bell is a host page less the same page without it.
_Thread_ is the main thread's time on a processor.`,
  work: 'A panel with a hundred notes.',
  'large-notes': 'The longest task, CPU 4x.',
  peers: 'First screens with React, bundled in the same way, gzip.',
};

/** Stores a group's figures for the page of results. */
export function keepResults(results: GroupResults): void {
  writeFileSync(path.join(FOLDER, `${results.group}.json`), `${JSON.stringify(results, undefined, 2)}\n`);
}

/** All results that are kept, in the order of `groups`. */
export function keptResults(groups: readonly string[]): readonly GroupResults[] {
  const kept = readdirSync(FOLDER).map((file) => parse(readFileSync(path.join(FOLDER, file), 'utf8')));
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

/** bench/RESULTS.md: a table for each group, and what is missed. */
export function resultsPage(results: readonly GroupResults[]): string {
  const targets = results
    .flatMap(({ figures }) => figures)
    .filter(({ atMost, atLeast, shareOfOriginal }) => (atMost ?? atLeast ?? shareOfOriginal) !== undefined);
  const missed = targets.filter((figure) => !meetsTarget(figure));
  const head = `# Results

\`npm run bench -- --write\` makes this page, on an idle machine only. Pages run in headless Chromium, 400 x 800,
without a test driver. Figures are medians of seven runs with quartiles. ${missed.length} of ${targets.length} targets are missed.
`;
  return [head, ...results.map(section)].join('\n');
}

const section = ({ group, day, figures }: GroupResults): string => `## ${group}

${[day, ABOUT[group]].filter((text) => text !== undefined).join('. ')}

\`\`\`text
${[headline(''), ...figures.map(row)].join('\n')}
\`\`\`
`;

/** Makes the page again from all results that are kept. */
export function writePage(groups: readonly string[]): void {
  writeFileSync(PAGE, resultsPage(keptResults(groups)));
}
