import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TestScheduler } from 'rxjs/testing';
import { TAG_NAMES } from '../../../src/devtools/monitor/tag-names';
import { EVENTS, isBehaviour } from '../../../src/devtools/monitor/tag-paths';
import { listenToTags } from '../../../src/streams/operators/tag';
import { BEHAVIOURS } from '../../../src/streams/state/behaviour-table';
import { ALL_BEHAVIOURS } from '../../support/all-behaviours';
import { quietDeps } from '../../support/behaviour';
import { createStore } from '../../support/create-store';

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
