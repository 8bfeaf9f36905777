import { headingsOf } from './support/markdown';
import { nearest } from './support/nearest';
import { FILES, read } from './support/repository';

const PAGES = FILES.filter((file) => /^docs\/decisions\/.+\.md$/.test(file) && !file.endsWith('README.md'));

/** The headings of decisions: `### local-override-ten-seconds (5)`. */
const headings = PAGES.flatMap((page) =>
  headingsOf(read(page))
    .filter(({ level }) => level === 3)
    .map(({ text }) => ({ page, text })),
);

const decisions = headings.flatMap(({ text }) => {
  const [, name, number] = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) \((\d+)\)$/.exec(text) ?? [];
  return name === undefined ? [] : [{ name, number: Number(number) }];
});
const names = decisions.map(({ name }) => name);
const numbers = decisions.map(({ number }) => number);

const repeated = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

test('every decision has a name in kebab case and a number', () => {
  const malformed = headings.filter(({ text }) => !names.some((name) => text.startsWith(`${name} (`)));
  expect(malformed).toEqual([]);
  expect(decisions.length).toBeGreaterThan(100);
});

test('names and numbers of decisions are unique', () => {
  expect(repeated(names)).toEqual([]);
  expect(repeated(numbers)).toEqual([]);
});

const CITING = FILES.filter(
  (file) =>
    /^(src|sandbox|spec|scripts|bench|serve|docs)\/.*\.(tsx?|css|[cm]?js|md)$/.test(file) ||
    /^[^/]+\.(md|ts|js)$/.test(file),
);

/** 'decision 5', 'Decisions 1 to 4', also across the lines of a comment. */
const BY_NUMBER = /\bdecisions?\s+(?:\*\s+)?(\d+)((?:(?:,|\s+and|\s+to)\s+\d+)*)/gi;
const BY_NAME = /\bdecision\s+(?:\*\s+)?([a-z][a-z0-9]*(?:-[a-z0-9]+)+)/g;

function citedNumbers([, first = '', others = '']: readonly string[]): readonly number[] {
  const cited = [first, ...[...others.matchAll(/\d+/g)].map(([number]) => number)].map(Number);
  const [from = 0, to = 0] = cited;
  return /\bto\b/.test(others) ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : cited;
}

test('every decision that is cited by its number exists', () => {
  const unknown = CITING.flatMap((file) =>
    [...read(file).matchAll(BY_NUMBER)]
      .flatMap(citedNumbers)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file} cites decision ${number}`),
  );
  expect(unknown).toEqual([]);
});

test('every decision that is cited by its name exists', () => {
  const unknown = CITING.flatMap((file) =>
    [...read(file).matchAll(BY_NAME)]
      .flatMap(([, name = '']) => (names.includes(name) ? [] : [name]))
      .map((name) => `${file} cites decision ${name}; nearest: ${nearest(name, names).join(', ')}`),
  );
  expect(unknown).toEqual([]);
});
