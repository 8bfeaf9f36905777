import path from 'node:path';
import { keptResults, partsPage, resultsPage } from '../../bench/results';
import manifest from '../../package.json' with { type: 'json' };
import { anchorsOf, codeOf, inlineCodeOf, linksOf } from './support/markdown';
import { nearest } from './support/nearest';
import { exists, FILES, read } from './support/repository';

const PAGES = FILES.filter((file) => file.endsWith('.md')).map((page) => ({ page, text: read(page) }));

const MAX_WORDS = 25_000;

/** Files that a guide asks its reader to create. */
const TO_CREATE = [
  'src/streams/muting/events.ts',
  'src/streams/muting/state.ts',
  'src/streams/muting/selectors.ts',
  'src/streams/muting/reducer.ts',
  'src/streams/muting/mute.ts',
  'spec/streams/muting/mute-spec.ts',
  'spec/streams/muting/reducer-spec.ts',
];

/** A path from the root of the repository, and a path that leaves out `src/`. */
const PATH = /^(src|spec|docs|sandbox|bench|scripts|serve|languages)\/[\w./-]*$/;
const SHORT_PATH =
  /^(boot|browser|client|components|config|embed|i18n|lib|streams)\/[\w/-]+\.(tsx?|css|json)$/;

/** The groups of `npm run bench`. */
const GROUPS = [
  ...(/GROUPS[^{]*\{(.*?)\n\};/s.exec(read('bench/main.ts'))?.[1] ?? '').matchAll(/^ {2}'?([\w-]+)/gm),
].map(([, name = '']) => name);

/** A name on a page, and the names of which it must be one; undefined if it is as it should be. */
type Problem = readonly [name: string, known: readonly string[]] | undefined;

const oneOf = (name: string, known: readonly string[]): Problem =>
  known.includes(name) ? undefined : [name, known];

/** The files of this name in the same top folder, where a moved file may be; all files if there are none. */
function placesOf(file: string): readonly string[] {
  const [top = ''] = file.split('/');
  const same = FILES.filter(
    (each) => each.startsWith(top) && path.posix.basename(each) === path.posix.basename(file),
  );
  return same.length > 0 ? same : FILES;
}

function linkProblem(page: string, target: string): Problem {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined;
  const [link = '', anchor] = target.split('#');
  const file = link === '' ? page : path.posix.join(path.posix.dirname(page), decodeURI(link));
  if (!exists(file)) return [target, placesOf(file)];
  return anchor === undefined || !file.endsWith('.md') ? undefined : oneOf(anchor, anchorsOf(read(file)));
}

function pathProblem(code: string): Problem {
  const file = SHORT_PATH.test(code) ? `src/${code}` : code;
  const isThere = !PATH.test(file) || TO_CREATE.includes(file) || exists(file);
  return isThere ? undefined : [file, placesOf(file)];
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The words of a command after its start, without its options. */
const wordsAfter = (text: string, start: RegExp): readonly string[] =>
  matches(text, start).flatMap((rest) => rest.split(' ').filter((word) => /^\w/.test(word)));

const CHECKS: readonly (readonly [
  rule: string,
  check: (page: string, text: string) => readonly Problem[],
])[] = [
  [
    'every relative link leads to a file, and every anchor to a heading',
    (page, text) => linksOf(text).map((target) => linkProblem(page, target)),
  ],
  [
    'every path of the repository that a page names in backticks exists',
    (_page, text) => inlineCodeOf(text).map(pathProblem),
  ],
  [
    'every npm script that a page names exists',
    (_page, text) =>
      matches(text, /\bnpm run\s+(?:--silent )?([\w:-]+)/g).map((name) =>
        oneOf(name, Object.keys(manifest.scripts)),
      ),
  ],
  [
    'every group that a page passes to npm run bench exists',
    (_page, text) =>
      wordsAfter(text, /\bnpm run bench -- ([a-z][a-z -]*)/g).map((name) => oneOf(name, GROUPS)),
  ],
  [
    'every path that a page passes to jest is part of the path of a file',
    (_page, text) =>
      codeOf(text)
        .flatMap((code) => wordsAfter(code, /\bnpx jest ([^#;&|]*)/g))
        .map((part) => (FILES.some((file) => file.includes(part)) ? undefined : [part, FILES])),
  ],
];

test.each(CHECKS)('%s', (_rule, check) => {
  const problems = PAGES.flatMap(({ page, text }) =>
    check(page, text).flatMap((problem) =>
      problem ? [`${page}: ${problem[0]}; nearest: ${nearest(...problem).join(', ')}`] : [],
    ),
  );
  expect(problems).toEqual([]);
});

test('every file that a guide asks its reader to create is named by a page', () => {
  const named = PAGES.flatMap(({ text }) => inlineCodeOf(text));
  expect(TO_CREATE.filter((file) => !named.includes(file))).toEqual([]);
});

test(`all Markdown of the project has at most ${MAX_WORDS} words`, () => {
  const words = PAGES.flatMap(({ text }) => text.split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
});

test('bench/RESULTS.md is made from the figures that are kept, and names the groups without figures', () => {
  expect(read('bench/RESULTS.md')).toBe(resultsPage(keptResults(GROUPS), GROUPS));
  expect(read('bench/results/parts.txt')).toBe(partsPage(keptResults(GROUPS)));
});

test('every size that the README names is a budget that the build checks', () => {
  const source = read('scripts/first-screen-size.js') + read('scripts/embed-package.js');
  const budgets = matches(source, / = (\d+)_000;/g).map((kilobytes) => `${kilobytes} kB`);
  const named = [...read('README.md').matchAll(/\d+ kB/g)].map(([size]) => size);
  expect(named.filter((size) => !budgets.includes(size))).toEqual([]);
});
