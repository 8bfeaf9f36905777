import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { TestScheduler } from 'rxjs/testing';
import { TAG_NAMES } from '../../../src/devtools/monitor/tag-names';
import { EVENTS, isBehaviour } from '../../../src/devtools/monitor/tag-paths';
import { listenToTags } from '../../../src/streams/operators/tag';
import { BEHAVIOURS } from '../../../src/streams/state/behaviour-table';
import { ALL_BEHAVIOURS } from '../../support/all-behaviours';
import { quietDeps } from '../../support/behaviour';
import { createStore } from '../../support/create-store';
import { actionHandlers } from '../../../src/streams/behaviours/action-handlers';
import { backgroundHandlers } from '../../../src/streams/behaviours/background-handlers';

const streams = path.join(__dirname, '../../../src/streams');
const read = (file: string): string => readFileSync(path.join(streams, `${file}.ts`), 'utf8');
const rows = Object.entries(BEHAVIOURS);

/** The names that the sources pass to `tag`. */
const used = readdirSync(streams, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(streams, file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\btag\(\s*'([^']+)'/g)].map(([, name = '']) => name));

test('tags every behaviour with its own name', () => {
  const started = new Set<string>();
  new TestScheduler(() => undefined).run(({ flush }) => {
    listenToTags({
      onSubscribe: ({ name }, subscribe) => {
        started.add(name);
        subscribe();
      },
      onNotification: () => undefined,
      onUnsubscribe: () => undefined,
    });
    const running = createStore(quietDeps()).run$.subscribe();
    running.unsubscribe();
    flush();
  });
  listenToTags(null);
  expect([...started].filter(isBehaviour).sort()).toEqual(Object.keys(BEHAVIOURS).sort());
});

test('lists exactly the tags that are used', () => {
  const names = [EVENTS, ...Object.keys(ALL_BEHAVIOURS), ...used];
  expect([...TAG_NAMES].sort()).toEqual([...new Set(names)].sort());
});

test.each(['panel', 'background', 'actions'])(
  'the chunk %s gets its behaviours from their files',
  (chunk) => {
    const imports = [...read(`behaviours/${chunk}`).matchAll(/^import \{ (\w+) \} from '\.\.?\/(.+)';$/gm)];
    const listed = rows.filter(([, row]) => row.chunk === chunk).map(([name, { file }]) => [name, file]);
    const files = imports.map(([text, name, file = '']) => [
      name,
      text.includes("'../") ? file : `behaviours/${file}`,
    ]);
    expect(files.sort()).toEqual(listed.sort());
  },
);

test.each(rows)('the file of %s exports the behaviour', (name, { file }) => {
  expect(read(file)).toMatch(new RegExp(`^export (const|function) ${name}\\b`, 'm'));
});

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
  ['src/boot/chunks/screen.tsx', { ...backgroundHandlers, ...actionHandlers }],
  ['src/boot/chunks/background.ts', actionHandlers],
])('[handlers-with-senders] %s sends no event whose handler is loaded later', (entry, later) => {
  expect(sentBy(entry).filter(({ type }) => type in later)).toEqual([]);
});

test('the senders of events are found', () => {
  const types = sentBy('src/boot/chunks/actions.ts').map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['outbox.looked', 'status.shown', 'help.toggled']));
});
