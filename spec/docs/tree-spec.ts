import { jestPathsIn, scriptsIn } from './support/commands';
import { nearest } from './support/nearest';
import { FILES, read } from './support/repository';
import { NAMED } from './support/tree';

const PAGES = FILES.filter((file) => file.endsWith('.md'));

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The folders that contain a file, and all folders above them. */
const FOLDERS = unique(
  FILES.flatMap((file) => {
    const names = file.split('/').slice(0, -1);
    return names.map((_, at) => names.slice(0, at + 1).join('/'));
  }),
);

/** The folders that the tree must name: those at the top, and two levels of `src/`. */
const EXPECTED = FOLDERS.filter((folder) => /^([^/]+|src\/[^/]+(\/[^/]+)?)$/.test(folder));

test('the tree of ARCHITECTURE.md names every folder at the top, and two levels of src/', () => {
  const missing = EXPECTED.filter((folder) => !NAMED.includes(folder)).map(
    (folder) => `the tree lacks ${folder}/; nearest: ${nearest(folder, NAMED).join(', ')}`,
  );
  expect(missing).toEqual([]);
});

test('the tree of ARCHITECTURE.md names only folders that exist, each of them once', () => {
  const dead = NAMED.flatMap((folder, at) => {
    if (NAMED.indexOf(folder) !== at) return [`the tree names ${folder}/ twice`];
    return FOLDERS.includes(folder)
      ? []
      : [`the tree names ${folder}/, which does not exist; nearest: ${nearest(folder, FOLDERS).join(', ')}`];
  });
  expect(dead).toEqual([]);
});

/** The folders of `src/streams/` that are not domains. */
const NO_DOMAINS = ['behaviours', 'notes', 'operators', 'state'];

test('the domains in the tree are those of the import rules, the highest first', () => {
  const [, rules = ''] = /^const DOMAINS = \{\n(.*?)^\};/ms.exec(read('config/dependency-cruiser.js')) ?? [];
  const domains = [...rules.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  const prefix = 'src/streams/';
  const named = NAMED.filter((folder) => folder.startsWith(prefix))
    .map((folder) => folder.slice(prefix.length))
    .filter((folder) => !NO_DOMAINS.includes(folder));
  const problems = [
    ...named
      .filter((name) => !domains.includes(name))
      .map((name) => `DOMAINS lacks ${name}; nearest: ${nearest(name, domains).join(', ')}`),
    ...domains
      .filter((name) => !named.includes(name))
      .map((name) => `the tree lacks the domain ${name}; nearest: ${nearest(name, named).join(', ')}`),
  ];
  expect(problems).toEqual([]);
  expect(named).toEqual(domains.toReversed());
});

test('every script that a page runs is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  const names = Object.keys(scripts);
  const dead = PAGES.flatMap((page) =>
    unique(scriptsIn(read(page)))
      .filter((script) => !names.includes(script))
      .map((script) => `${page}: no script '${script}'; nearest: ${nearest(script, names).join(', ')}`),
  );
  expect(dead).toEqual([]);
});

test('every path that a page passes to jest is part of the path of a file', () => {
  const dead = PAGES.flatMap((page) =>
    unique(jestPathsIn(read(page)))
      .filter((part) => !FILES.some((file) => file.includes(part)))
      .map(
        (part) =>
          `${page}: jest finds no '${part}'; nearest: ${nearest(part, [...FOLDERS, ...FILES]).join(', ')}`,
      ),
  );
  expect(dead).toEqual([]);
});

test('every size that the README names is a budget that the build checks', () => {
  const source = read('scripts/first-screen-size.js') + read('scripts/embed-package.js');
  const budgets = [...source.matchAll(/ = (\d+)_000;/g)].map(([, kilobytes = '']) => `${kilobytes} kB`);
  const named = [...read('README.md').matchAll(/\d+ kB/g)].map(([size]) => size);
  const wrong = named
    .filter((size) => !budgets.includes(size))
    .map((size) => `README.md: ${size} is no budget of the build; the budgets are ${budgets.join(', ')}`);
  expect(wrong).toEqual([]);
});
