// One run for store.ts in a process of its own. The arguments are 'pairs' and two folders of
// sources to compare, or 'listening' or 'silent' and a number of events. Prints ratios, or the
// megabytes before and after, as JSON.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { distinctUntilChanged, map, noop, of } from 'rxjs';
import { isObject } from '../../src/lib/json';
import { reduce } from '../../src/streams/reducer';
import { initialState } from '../../src/streams/state/state';
import type { startStore as startTagged } from '../../src/streams/start-store';
import { quietDeps, stateAfter } from '../../spec/support/behaviour';
import { holding, note } from '../../spec/support/notes';
import { response, fakePlatform } from '../../spec/support/platform';
import { createStore as createTagged } from '../../spec/support/create-store';
import { openConsole } from '../../src/devtools/monitor';
import type { Behaviours } from '../../src/streams/state/behaviour';
import type { Event } from '../../src/streams/state/events';
import type { Store } from '../../src/streams/state/store';

/** A cycle of events of a panel in use. */
const CYCLE: readonly Event[] = [
  { type: 'note.selected', id: 7 },
  { type: 'clock.ticked', now: 1 },
  { type: 'action.requested', action: 'approve', id: 7 },
  { type: 'push.received', noteId: 8 },
  { type: 'list.scrolled', fromBottomPx: 900, fromTopPx: 40, isMoving: true },
  { type: 'note.deselected' },
  { type: 'filter.selected', name: 'unread' },
  { type: 'reply.typed', id: 7, text: 'Thank you' },
  { type: 'width.changed', isWide: true },
  { type: 'filter.selected', name: 'all' },
];
const PAIRS = 200;
const BATCH = 300;

function start(createStore: typeof createTagged, isListening: boolean): Store {
  const platform = fakePlatform(() => of(response({})));
  const deps = quietDeps({}, platform);
  const notes = Array.from({ length: 30 }, (_, index) => note(index + 1));
  const store = createStore(deps, undefined, stateAfter(holding(...notes)));
  const printer = { log: noop, warn: noop, table: noop, groupCollapsed: noop, groupEnd: noop };
  const parts = { store, deps, transport: platform.transport, show: noop, printer, secrets: [] };
  if (isListening) openConsole({ ...parts, devtools: undefined, build: '', config: {}, isFromStart: true });
  store.run$.subscribe({ error: console.error });
  // As many subscriptions as the rows of a full list have.
  for (let row = 0; row < 90; row++)
    store.state$
      .pipe(
        map(({ selectedNoteId }) => selectedNoteId === row),
        distinctUntilChanged(),
      )
      .subscribe({ error: console.error });
  return store;
}

function send(store: Store, count: number): void {
  for (let index = 0; index < count; index++) {
    const event = CYCLE[index % CYCLE.length];
    if (event) store.send({ ...event });
  }
}

/** Milliseconds that a batch takes. */
function timed(store: Store): number {
  const begin = performance.now();
  send(store, BATCH);
  return performance.now() - begin;
}

/** `createStore` over the sources of a folder. */
async function load(folder: string): Promise<typeof createTagged> {
  const get = async (file: string, name: string): Promise<unknown> => {
    const module: unknown = await import(pathToFileURL(path.join(folder, 'streams', file)).href);
    return Reflect.get(Object(module), name);
  };
  const startStore = await get('start-store.ts', 'startStore');
  const panel = await get('behaviours/panel.ts', 'panelBehaviours');
  const background = await get('behaviours/background.ts', 'backgroundBehaviours');
  const actions = await get('behaviours/actions.ts', 'actionBehaviours');
  if (
    !isStartStore(startStore) ||
    !isBehaviours(panel) ||
    !isBehaviours(background) ||
    !isBehaviours(actions)
  )
    throw new Error(`${folder} has no store`);
  return (deps, _behaviours, state) =>
    startStore(deps, of({ ...panel, ...background, ...actions }), state ?? initialState, reduce);
}

const isBehaviours = (value: unknown): value is Behaviours =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'function');

const isStartStore = (value: unknown): value is typeof startTagged => typeof value === 'function';

/** Measures both by turns, so that a slow machine affects both. */
async function pairs(tagged: string, plain: string): Promise<readonly number[]> {
  const [withTags, without] = [start(await load(tagged), false), start(await load(plain), false)];
  send(withTags, 5000);
  send(without, 5000);
  return Array.from({ length: PAIRS }, (_, round) => {
    if (round % 2 === 0) return timed(withTags) / timed(without);
    const second = timed(without);
    return timed(withTags) / second;
  });
}

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function memory(count: number, isListening: boolean): readonly number[] {
  const store = start(createTagged, isListening);
  send(store, 1000);
  const before = heapMb();
  send(store, count);
  return [before, heapMb()];
}

const [kind, first = '', second = ''] = process.argv.slice(2);
console.log(
  JSON.stringify(kind === 'pairs' ? await pairs(first, second) : memory(Number(first), kind === 'listening')),
);
process.exit(0);
