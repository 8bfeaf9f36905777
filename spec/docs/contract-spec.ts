import { contractIndex } from './support/contract-index';
import { familyProblems } from './support/families';
import { nearest } from './support/nearest';
import { FILES, read } from './support/repository';
import { PAGES, RULES, SECTIONS } from './support/rules';
import { TESTS } from './support/tests';

const ids = RULES.map(({ id }) => id);

test('the id of a rule is in kebab case and unique', () => {
  const isMalformed = (id: string): boolean => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id);
  expect(ids.filter((id, at) => isMalformed(id) || ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.length).toBeGreaterThan(200);
});

test('a line of the contract has at most 120 characters', () => {
  const long = PAGES.flatMap((page) =>
    read(page)
      .split('\n')
      .flatMap((line, at) => (line.length > 120 ? [`${page}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('every rule has a test that `npm test` runs', () => {
  const problems = RULES.flatMap(({ id, page }) => {
    const tests = TESTS.filter((each) => each.ids.includes(id));
    if (tests.some(({ isEveryday }) => isEveryday)) return [];
    return tests.length === 0
      ? [`${page}: '${id}' has no test. Start the title of the test that proves it with "[${id}] ".`]
      : [`${page}: only CI runs the tests of '${id}'. Add one that npm test runs: ${tests[0]?.file}`];
  });
  expect(problems).toEqual([]);
});

test('every id in the title of a test is that of a rule', () => {
  const unknown = TESTS.flatMap(({ file, title, ids: cited }) =>
    cited
      .filter((id) => !ids.includes(id))
      .map((id) => `${file} › ${title}: no rule '${id}'; nearest: ${nearest(id, ids).join(', ')}`),
  );
  expect(unknown).toEqual([]);
});

test('a rule has titles in at most two families, or a reason', () => {
  expect(familyProblems()).toEqual([]);
});

test('the index of the rules is up to date: `npm run contract:index` writes it', () => {
  expect(read('docs/contract/index.txt') === contractIndex()).toBe(true);
});

/** 'section 4', 'Sections 4 to 6', 'section 7, "Comments"', also across the lines of a comment. */
const CITATION = /\bsections?\s+(\d+)((?:(?:,|\s+and|\s+to)\s+\d+)*)(?:,[\s*]+"([^"]+)")?/gi;

/** Lines of a comment joined, because a citation may be wrapped. */
const unwrapped = (source: string): string => source.replace(/\n\s*(\*|\/\/) /g, ' ');

const citations = FILES.filter((file) => /^src\/.*\.(tsx?|css)$/.test(file)).flatMap((file) =>
  [...unwrapped(read(file)).matchAll(CITATION)].map(([, first, others = '', part]) => ({
    file,
    numbers: [first, ...others.matchAll(/\d+/g)].map(Number),
    part,
  })),
);

test('every section that the code cites is in the contract', () => {
  const sections = SECTIONS.map(({ number }) => number);
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const homeless = citations.flatMap(({ file, numbers }) =>
    numbers.filter((number) => !sections.includes(number)).map((number) => `${file} cites section ${number}`),
  );
  expect(homeless).toEqual([]);
});

test('every part of a section that the code cites is a heading or a rule of that section', () => {
  const homeless = citations.flatMap(({ file, numbers: [cited = 0], part }) => {
    if (part === undefined) return [];
    const { parts = [] } = SECTIONS.find(({ number }) => number === cited) ?? {};
    return parts.some((name) => new RegExp(`\\b${part}\\b`, 'i').test(name))
      ? []
      : [`${file} cites section ${cited}, "${part}"; nearest: ${nearest(part, parts).join(', ')}`];
  });
  expect(homeless).toEqual([]);
});
