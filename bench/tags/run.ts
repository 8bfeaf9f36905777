// One run for tags.ts, in a process of its own: 'pairs' with the two folders of sources to compare, 'listening' or
// 'silent' with how many events; prints the ratios, or the megabytes before and after, as JSON.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { distinctUntilChanged, map, noop, of } from 'rxjs';
import { after, quietDeps } from '../../spec/support/behaviour';
import { holding, note } from '../../spec/support/notes';
import { answer, fakePlatform } from '../../spec/support/platform';
import { createStore as createTagged } from '../../src/streams';
import { openConsole } from '../../src/streams/console';
import type { Event } from '../../src/streams/state/events';
import type { Store } from '../../src/streams/store';

/** What happens in a panel that is in use, again and again. */
const CYCLE: readonly Event[] = [
  { type: 'note.selected', id: 7 },
  { type: 'clock.ticked', now: 1 },
  { type: 'approval.requested', id: 7, isApproved: true },
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
  const platform = fakePlatform(() => of(answer({})));
  const deps = quietDeps({}, platform);
  const notes = Array.from({ length: 30 }, (_, index) => note(index + 1));
  const store = createStore(deps, undefined, after(holding(...notes)));
  const printer = { log: noop, warn: noop, table: noop, groupCollapsed: noop, groupEnd: noop };
  const parts = { store, deps, transport: platform.transport, show: noop, printer, secrets: [] };
  if (isListening) openConsole({ ...parts, devtools: undefined, isFromStart: true });
  store.run$.subscribe({ error: console.error });
  // As many components as a full list has.
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

/** Milliseconds of a batch. */
function timed(store: Store): number {
  const begin = performance.now();
  send(store, BATCH);
  return performance.now() - begin;
}

async function load(folder: string): Promise<typeof createTagged> {
  const module: unknown = await import(pathToFileURL(path.join(folder, 'streams/index.ts')).href);
  if (!hasStore(module)) throw new Error(`${folder} has no createStore`);
  return module.createStore;
}

const hasStore = (module: unknown): module is { readonly createStore: typeof createTagged } =>
  typeof module === 'object' && module !== null && 'createStore' in module;

/** The two take turns, batch by batch, so that what slows the machine slows both. */
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
