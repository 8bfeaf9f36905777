import path from 'node:path';
import { headingsOf, linksOf } from './support/markdown';
import { nearest } from './support/nearest';
import { FILES, read } from './support/repository';

const README = 'docs/decisions/README.md';
const PAGES = FILES.filter((file) => /^docs\/decisions\/.+\.md$/.test(file) && file !== README);
const MAX_WORDS = 110;

interface Decision {
  readonly page: string;
  readonly name: string;
  readonly text: string;
}

/** The sections under `### local-override-ten-seconds`; other headings end them. */
const decisions = PAGES.flatMap((page): readonly Decision[] =>
  read(page)
    .split(/^(?=#{1,6} )/m)
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return heading.startsWith('### ')
        ? [{ page, name: heading.slice(4).trim(), text: lines.join('\n') }]
        : [];
    }),
);
const names = decisions.map(({ name }) => name);

const suggestion = (name: string): string => `nearest: ${nearest(name, names).join(', ')}`;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

test('finds the decisions of every page', () => {
  const headings = PAGES.flatMap((page) => headingsOf(read(page)).filter(({ level }) => level === 3));
  expect(decisions.length).toBe(headings.length);
  expect(PAGES.filter((page) => !decisions.some((decision) => decision.page === page))).toEqual([]);
});

test('every decision has a name in kebab case', () => {
  const malformed = decisions
    .filter(({ name }) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name))
    .map(({ page, name }) => `${page}: "${name}" is not in kebab case, such as push-attempts`);
  expect(malformed).toEqual([]);
});

test('names of decisions are unique', () => {
  const repeated = decisions
    .filter(({ name }, at) => names.indexOf(name) !== at)
    .map(({ page, name }) => `${page}: ${name} is the name of another decision, too`);
  expect(repeated).toEqual([]);
});

test(`every decision has at most ${MAX_WORDS} words`, () => {
  const long = decisions
    .filter(({ text }) => wordsOf(text) > MAX_WORDS)
    .map(
      ({ page, name, text }) =>
        `${page}: ${name} has ${wordsOf(text)} words of at most ${MAX_WORDS}; keep the choice and its reason`,
    );
  expect(long).toEqual([]);
});

test('every page of decisions is linked by their README', () => {
  const linked = linksOf(read(README)).map((target) => path.posix.join('docs/decisions', target));
  expect(PAGES.filter((page) => !linked.includes(page))).toEqual([]);
});

test('every link to a heading of these pages leads to a decision', () => {
  const dead = FILES.filter((file) => file.endsWith('.md')).flatMap((file) =>
    linksOf(read(file)).flatMap((target) => {
      const [link = '', anchor] = target.split('#');
      const page = link === '' ? file : path.posix.join(path.posix.dirname(file), link);
      if (anchor === undefined || !PAGES.includes(page)) return [];
      const isThere = decisions.some((decision) => decision.page === page && decision.name === anchor);
      return isThere ? [] : [`${file}: ${target} leads to no decision; ${suggestion(anchor)}`];
    }),
  );
  expect(dead).toEqual([]);
});

const CITING = FILES.filter(
  (file) =>
    /^(src|sandbox|spec|scripts|bench|serve|config|docs)\/.*\.(tsx?|css|[cm]?js|md)$/.test(file) ||
    /^[^/]+\.(md|ts|js)$/.test(file),
);

/** 'decision push-attempts', also in backticks and across the lines of a comment. */
const BY_NAME = /\bdecision\s+(?:\*\s+)?`?([a-z][a-z0-9]*(?:-[a-z0-9]+)+)/gi;
/** 'decision 5', 'Decisions 1 to 4'. */
const BY_NUMBER = /\bdecisions?\s+(?:\*\s+)?(\d+)\b/gi;

test('every decision that is cited exists', () => {
  const unknown = CITING.flatMap((file) =>
    [...read(file).matchAll(BY_NAME)].flatMap(([, name = '']) =>
      names.includes(name) ? [] : [`${file} cites decision ${name}; ${suggestion(name)}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test('no decision is cited by a number', () => {
  const numbered = CITING.filter((file) => file !== 'spec/docs/decisions-spec.ts').flatMap((file) =>
    [...read(file).matchAll(BY_NUMBER)].map(([, number = '']) => `${file} cites decision ${number}: name it`),
  );
  expect(numbered).toEqual([]);
});
