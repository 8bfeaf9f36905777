import path from 'node:path';
import { linksOf } from './support/markdown';
import { nearest } from './support/nearest';
import { FILES, read } from './support/repository';

const README = 'docs/decisions/README.md';
const PAGES = FILES.filter((file) => /^docs\/decisions\/.+\.md$/.test(file) && file !== README);
const MAX_WORDS = 110;

/** The sections under `### local-override-ten-seconds`; other headings end them. */
const decisions = PAGES.flatMap((page) =>
  read(page)
    .split(/^(?=#{1,6} )/m)
    .filter((section) => section.startsWith('### '))
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { page, name: heading.slice(4).trim(), words: lines.join(' ').split(/\s+/).filter(Boolean) };
    }),
);
const names = decisions.map(({ name }) => name);

test('every page of decisions has one, and is linked by their README', () => {
  const linked = linksOf(read(README)).map((target) => path.posix.join('docs/decisions', target));
  const isComplete = (page: string): boolean =>
    linked.includes(page) && decisions.some((decision) => decision.page === page);
  expect(PAGES.filter((page) => !isComplete(page))).toEqual([]);
});

test(`every decision has a unique name in kebab case, and at most ${MAX_WORDS} words`, () => {
  const wrong = decisions.filter(
    ({ name, words }, at) =>
      !/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name) || names.indexOf(name) !== at || words.length > MAX_WORDS,
  );
  expect(wrong.map(({ page, name, words }) => `${page}: ${name}, ${words.length} words`)).toEqual([]);
});

const CITING = FILES.filter(
  (file) =>
    /^(src|sandbox|spec|scripts|bench|serve|config|docs)\/.*\.(tsx?|css|[cm]?js|md)$/.test(file) ||
    /^[^/]+\.(md|ts|js)$/.test(file),
);

/** 'decision push-attempts', also in backticks and across the lines of a comment; 'Decisions 1 to 4'. */
const CITATION = /\bdecisions?\s+(?:\*\s+)?`?([a-z][a-z0-9]*(?:-[a-z0-9]+)+|\d+\b)/gi;

test('every decision is cited by its name, not by a number, and exists', () => {
  const unknown = CITING.filter((file) => file !== 'spec/docs/decisions-spec.ts').flatMap((file) =>
    [...read(file).matchAll(CITATION)].flatMap(([, name = '']) =>
      names.includes(name)
        ? []
        : [`${file} cites decision ${name}; nearest: ${nearest(name, names).join(', ')}`],
    ),
  );
  expect(unknown).toEqual([]);
});
