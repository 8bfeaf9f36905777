import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TestScheduler } from 'rxjs/testing';
import { backgroundBehaviours } from '../../../src/streams/behaviours/background';
import { deferredBehaviours } from '../../../src/streams/behaviours/deferred';
import { initialBehaviours } from '../../../src/streams/behaviours/initial';
import { behaviourOf, EVENTS } from '../../../src/devtools/monitor/tag-paths';
import { listenToTags } from '../../../src/streams/operators/tag';
import { TAG_NAMES } from '../../../src/streams/operators/tag-names';
import { quietDeps } from '../../support/behaviour';
import { createStore } from '../../support/create-store';

const behaviours = Object.keys({ ...initialBehaviours, ...backgroundBehaviours, ...deferredBehaviours });
const streams = path.join(__dirname, '../../../src/streams');

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
  const found = [...started].filter((name) => !name.includes(' > ') && name !== EVENTS);
  expect(found.sort()).toEqual([...behaviours].sort());
});

test('lists exactly the tags that are used', () => {
  expect([...TAG_NAMES].sort()).toEqual([...new Set([...behaviours, ...used])].sort());
});

test('names every part after its behaviour', () => {
  const unknown = TAG_NAMES.filter((name) => name !== EVENTS && !behaviours.includes(behaviourOf(name)));
  expect(unknown).toEqual([]);
});
