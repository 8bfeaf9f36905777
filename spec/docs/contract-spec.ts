import path from 'node:path';
import { headingsOf, rowsOf } from './support/markdown';
import { nearest } from './support/nearest';
import { exists, FILES, read } from './support/repository';
import { everydayTestNamesOf, testNamesOf } from './support/test-names';

const CONTRACT = 'docs/contract.md';
const contract = read(CONTRACT);

interface Rule {
  readonly section: string;
  readonly name: string;
  readonly files: readonly string[];
  readonly proofs: readonly { readonly file: string; readonly test: string }[];
}

const linesOf = (cell: string): readonly string[] => cell.split('<br>').map((line) => line.trim());
const fileOf = (line: string): string => /^`([^`]+)`/.exec(line)?.[1] ?? '';

const rules: readonly Rule[] = rowsOf(contract).map(({ section, cells }) => {
  const [name = '', , implemented = '', proved = ''] = cells;
  return {
    section,
    name,
    files: linesOf(implemented).map(fileOf),
    proofs: linesOf(proved).map((line) => ({
      file: fileOf(line),
      test: line
        .replace(/^`[^`]+` › /, '')
        .replace(/\\(?=[|*_<>[\]`~])/g, '')
        .trim(),
    })),
  };
});

/** Files of the same name in the same top folder, for a file that has moved. */
const moved = (file: string): string => {
  const [top = ''] = file.split('/');
  const same = FILES.filter((each) => each.startsWith(top) && path.basename(each) === path.basename(file));
  return `nearest: ${(same.length > 0 ? same : nearest(file, FILES)).join(', ')}`;
};

const problemOfFile = (file: string): readonly string[] => {
  if (file === '') return ['names no file in backticks'];
  return exists(file) ? [] : [`${file} does not exist; ${moved(file)}`];
};

function problemOfProof({ file, test }: Rule['proofs'][number]): readonly string[] {
  const missing = problemOfFile(file);
  if (missing.length > 0) return missing;
  const names = testNamesOf(file);
  if (names.includes(test)) return [];
  return [
    `${file} has no test named ${JSON.stringify(test)}; nearest: ${nearest(test, names)
      .map((name) => JSON.stringify(name))
      .join(', ')}`,
  ];
}

test('every rule has a name, a file that implements it and a test that proves it', () => {
  const problems = rules.flatMap(({ name, files, proofs }) =>
    [...files.flatMap(problemOfFile), ...proofs.flatMap(problemOfProof)].map(
      (problem) => `rule '${name}': ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
  expect(rules.length).toBeGreaterThan(200);
});

test('every rule has a proof that `npm test` runs', () => {
  const problems = rules
    .filter(({ proofs }) => !proofs.some(({ file, test }) => everydayTestNamesOf(file).includes(test)))
    .map(
      ({ name, proofs }) =>
        `rule '${name}': only \`npm run test:matrix\` runs its tests. Add a spec without a browser, or remove ` +
        `MATRIX from one of ${proofs.map(({ file, test }) => `${file} › ${test}`).join(', ')}`,
    );
  expect(problems).toEqual([]);
});

test('the name of a rule is unique', () => {
  const names = rules.map(({ name }) => name);
  expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([]);
});

const SOURCES = FILES.filter((file) => /^src\/.*\.(tsx?|css)$/.test(file));

/** 'section 4', 'Sections 4 to 6', 'section 7, "Comments"', also across the lines of a comment. */
const CITATION = /\bsections?\s+(\d+)((?:(?:,|\s+and|\s+to)\s+\d+)*)(?:,[\s*]+"([^"]+)")?/gi;

interface Citation {
  readonly file: string;
  readonly numbers: readonly number[];
  readonly part: string | undefined;
}

/** Lines of a comment joined, because a citation may be wrapped. */
const unwrapped = (source: string): string => source.replace(/\n\s*(\*|\/\/) /g, ' ');

const citations: readonly Citation[] = SOURCES.flatMap((file) =>
  [...unwrapped(read(file)).matchAll(CITATION)].map(([, first, others = '', part]) => ({
    file,
    numbers: [first, ...others.matchAll(/\d+/g)].map(Number),
    part,
  })),
);

test('every section that the code cites is in the contract', () => {
  const sections = new Set(
    headingsOf(contract)
      .filter(({ level }) => level === 2)
      .map(({ text }) => Number.parseInt(text, 10)),
  );
  expect([...sections]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const homeless = citations.flatMap(({ file, numbers }) =>
    numbers.filter((number) => !sections.has(number)).map((number) => `${file} cites section ${number}`),
  );
  expect(homeless).toEqual([]);
});

/** The headings and rules of a section, by which code may cite a part of it. */
function partsOf(number: number): readonly string[] {
  const headings = headingsOf(contract);
  const start = headings.findIndex(({ level, text }) => level === 2 && text.startsWith(`${number} `));
  const next = headings.findIndex(({ level }, at) => at > start && level === 2);
  return [
    ...headings.slice(start, next === -1 ? undefined : next).map(({ text }) => text),
    ...rules.filter(({ section }) => section.startsWith(`${number} `)).map(({ name }) => name),
  ];
}

test('every part of a section that the code cites is a heading or a rule of that section', () => {
  const homeless = citations.flatMap(({ file, numbers: [number = 0], part }) => {
    if (part === undefined) return [];
    const isThere = partsOf(number).some((name) => new RegExp(`\\b${part}\\b`, 'i').test(name));
    return isThere ? [] : [`${file} cites section ${number}, "${part}"`];
  });
  expect(homeless).toEqual([]);
});
