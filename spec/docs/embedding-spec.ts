import { nearest } from './support/nearest';
import { read } from './support/repository';

const PAGE = read('docs/embedding.md');

/** The names in backticks of a passage. */
const namesIn = (passage: string): readonly string[] =>
  [...passage.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The differences between the names on the page and those in the code. */
const problems = (named: readonly string[], known: readonly string[]): readonly string[] => [
  ...known.filter((name) => !named.includes(name)).map((name) => `docs/embedding.md lacks ${name}`),
  ...named
    .filter((name) => !known.includes(name))
    .map((name) => `docs/embedding.md: no '${name}'; nearest: ${nearest(name, known).join(', ')}`),
];

test('docs/embedding.md lists every part of the bell, but those without a look', () => {
  const [, passage = ''] = /Its parts are (.*?)\./s.exec(PAGE) ?? [];
  const parts = matches(read('src/embed/shadow-tree.ts'), /make\(\s*'\w+',\s*'(\w+)'/g);
  expect(
    problems(
      namesIn(passage),
      parts.filter((part) => !['slot', 'end'].includes(part)),
    ),
  ).toEqual([]);
});

test('docs/embedding.md lists every event of the bell', () => {
  const [, passage = ''] = /^## Events\n(.*?)^Ids /ms.exec(PAGE) ?? [];
  const [, messages = ''] = /type PanelMessage =(.*?);\n\n/s.exec(read('src/embed/protocol.ts')) ?? [];
  const events = matches(messages, /action: '(\w+)'/g).map((action) => action.toLowerCase());
  expect(events).toContain('openpost');
  const named = namesIn(passage);
  expect([...events, 'panelopen', 'panelclose'].filter((event) => !named.includes(event))).toEqual([]);
});

test('docs/embedding.md lists every method of the bell', () => {
  const [, passage = ''] = /^## Methods\n(.*?)^#/ms.exec(PAGE) ?? [];
  const methods = matches(read('src/embed/types.ts'), /^ {2}(\w+)\(\): void;/gm);
  expect(problems(matches(passage, /`(\w+)\(\)`/g), methods)).toEqual([]);
});
