import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TestScheduler } from 'rxjs/testing';
import { behaviourOf, EVENTS, TAG_NAMES } from '../../../src/streams/console/names';
import { createWatcher } from '../../../src/streams/console/watcher';
import { createStore } from '../../../src/streams';
import { effects } from '../../../src/streams/effects';
import { acting } from '../../../src/streams/effects/acting';
import { listenToTags } from '../../../src/streams/operators/tag';
import { sources } from '../../../src/streams/sources';
import { initialState } from '../../../src/streams/state/state';
import { quietDeps } from '../../support/behaviour';

const behaviours = Object.keys({ ...effects, ...acting, ...sources });
const streams = path.join(__dirname, '../../../src/streams');

/** What the sources of behaviours call `tag` and `inTurn` with. */
const written = readdirSync(streams, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(effects|sources)\/.*\.ts$/.test(file) || file === 'start-store.ts')
  .map((file) => readFileSync(path.join(streams, file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\b(?:tag|inTurn)\(\s*'([^']+)'/g)].map(([, name = '']) => name));

test('every source and every effect is tagged, by its own name', () => {
  const watcher = createWatcher(() => initialState);
  new TestScheduler(() => undefined).run(({ flush }) => {
    listenToTags(watcher);
    const running = createStore(quietDeps()).run$.subscribe();
    running.unsubscribe();
    flush();
  });
  listenToTags(null);
  const heard = [...watcher.tallies.keys()].filter((name) => !name.includes(' > ') && name !== EVENTS);
  expect(heard.sort()).toEqual([...behaviours].sort());
});

test('the console knows each tag before it has begun: those of behaviours, and those of what they do', () => {
  expect([...TAG_NAMES].sort()).toEqual([...new Set([...behaviours, ...written])].sort());
});

test('what a behaviour does is named after it', () => {
  const strange = TAG_NAMES.filter((name) => name !== EVENTS && !behaviours.includes(behaviourOf(name)));
  expect(strange).toEqual([]);
});
