import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { actionHandlers } from '../../../src/streams/behaviours/action-handlers';
import { backgroundHandlers } from '../../../src/streams/behaviours/background-handlers';

/** The modules that a file imports without waiting, and theirs. Types have no code. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, names, from = ''] of source.matchAll(/^(?:import|export) ([^;]*?) from '(\.[^']*)';$/gms)) {
    if (names?.startsWith('type ')) continue;
    const found = ['.ts', '.tsx', '/index.ts']
      .map((end) => path.join(path.dirname(file), from) + end)
      .find((each) => existsSync(each));
    if (found) loadedWith(found, known);
  }
  return known;
}

/** The events that the code of a file sends, with the module. */
const sentBy = (entry: string): readonly { readonly file: string; readonly type: string }[] =>
  [...loadedWith(entry)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/type: '([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, type = '']) => ({
      file,
      type,
    })),
  );

test.each([
  ['src/main.ts', { ...backgroundHandlers, ...actionHandlers }],
  ['src/boot/chunks/screen.ts', { ...backgroundHandlers, ...actionHandlers }],
  ['src/boot/chunks/background.ts', actionHandlers],
])('[handlers-with-senders] %s sends no event whose handler is loaded later', (entry, later) => {
  expect(sentBy(entry).filter(({ type }) => type in later)).toEqual([]);
});

test('the senders of events are found', () => {
  const types = sentBy('src/boot/chunks/actions.ts').map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['outbox.looked', 'status.shown', 'help.toggled']));
});
