import path from 'node:path';
import { problemsIn } from './support/compile';

const REACT_18 = path.join(__dirname, 'support', 'react-18.d.ts');

const props = (value: string): string =>
  `import type { BellProps } from '../../src/embed/react';\nexport const props: BellProps = ${value};`;

const TEXTS = {
  all: props(`{ src: '/', theme: 'dark', locale: 'de', loading: 'lazy', screen: 'idle', id: 'bell' }`),
  handler: props('{ onopenpost: (event) => event.detail.postId }'),
  screen: props(`{ screen: 'never' }`),
};

test('React 19 has each property, and handlers of the events with their details', () => {
  const screen = [expect.stringContaining('never')];
  expect(problemsIn(TEXTS)).toEqual({ all: [], handler: [], screen });
});

test('React 18 has each property, and no handlers, which it would never call', () => {
  const handler = expect.arrayContaining([expect.stringContaining("'onopenpost' does not exist")]) as unknown;
  expect(problemsIn(TEXTS, { react: [REACT_18] })).toEqual({
    all: [],
    handler,
    screen: [expect.stringContaining('never')],
  });
});
