import { keptResults, partsPage, resultsPage } from '../../bench/results';
import manifest from '../../package.json' with { type: 'json' };
import { nearest } from './support/nearest';
import { FILES, read } from './support/repository';

const PAGES = FILES.filter((file) => file.endsWith('.md'));
const SCRIPTS = Object.keys(manifest.scripts);

/** The groups of `npm run bench`. */
const GROUPS = [
  ...(/GROUPS[^{]*\{(.*?)\n\};/s.exec(read('bench/main.ts'))?.[1] ?? '').matchAll(/^ {2}'?([\w-]+)/gm),
].map(([, name = '']) => name);

test('every npm script that a page names exists', () => {
  const unknown = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
      SCRIPTS.includes(name)
        ? []
        : [`${page}: there is no script ${name}; nearest: ${nearest(name, SCRIPTS).join(', ')}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test('every group that a page passes to npm run bench exists', () => {
  const unknown = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\bnpm run bench -- ([a-z][a-z -]*)/g)].flatMap(([, groups = '']) =>
      groups
        .split(' ')
        .filter((name) => name !== '' && !GROUPS.includes(name))
        .map((name) => `${page}: bench has no group ${name}; nearest: ${nearest(name, GROUPS).join(', ')}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test('bench/RESULTS.md is made from the figures that are kept, and names the groups without figures', () => {
  expect(read('bench/RESULTS.md')).toBe(resultsPage(keptResults(GROUPS), GROUPS));
  expect(read('bench/results/parts.txt')).toBe(partsPage(keptResults(GROUPS)));
});
