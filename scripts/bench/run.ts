// One run for tags.ts: the folder of the sources, 'silent' or 'listening', and how many events; prints its milliseconds and
// megabytes as JSON.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { distinctUntilChanged, map, NEVER } from 'rxjs';
import { quietDeps } from '../../spec/support/behaviour';
import { fakePlatform } from '../../spec/support/platform';
import { after } from '../../spec/support/behaviour';
import { holding, note } from '../../spec/support/notes';
import type { openConsole as OpenConsole } from '../../src/streams/console';
import type { createStore as CreateStore } from '../../src/streams';
import type { Event } from '../../src/streams/state/events';

const [folder = '', kind = 'silent', events = '20000'] = process.argv.slice(2);

const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, file)).href);
const { createStore } = (await load('streams/index.ts')) as { createStore: typeof CreateStore };

/** What happens in a panel that is in use, again and again. */
const CYCLE: readonly Event[] = [
  { type: 'note.selected', id: 7 },
  { type: 'clock.ticked', now: 1 },
  { type: 'approval.requested', id: 7, isApproved: true },
  { type: 'push.received', noteId: 8 },
  { type: 'list.scrolled', fromBottomPx: 900, fromTopPx: 40 },
  { type: 'note.deselected' },
  { type: 'filter.selected', name: 'unread' },
  { type: 'reply.typed', id: 7, text: 'Thank you' },
  { type: 'width.changed', isWide: true },
  { type: 'filter.selected', name: 'all' },
];

const notes = Array.from({ length: 30 }, (_, index) => note(index + 1));
const platform = fakePlatform(() => NEVER);
const deps = quietDeps({}, platform);
const store = createStore(deps, undefined, after(holding(...notes)));
if (kind === 'listening') {
  const { openConsole } = (await load('streams/console/index.ts')) as { openConsole: typeof OpenConsole };
  const printer = { log() {}, warn() {}, table() {}, groupCollapsed() {}, groupEnd() {} };
  const { transport } = platform;
  openConsole({
    store,
    deps,
    transport,
    show() {},
    printer,
    secrets: [],
    devtools: undefined,
    isFromStart: true,
  });
}
store.run$.subscribe();
// As many components as a full list has.
for (let row = 0; row < 90; row++)
  store.state$
    .pipe(
      map(({ selectedNoteId }) => selectedNoteId === row),
      distinctUntilChanged(),
    )
    .subscribe();

const heapMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
const send = (count: number): void => {
  for (let index = 0; index < count; index++) {
    const event = CYCLE[index % CYCLE.length];
    if (event) store.send({ ...event });
  }
};
send(2000);
const before = heapMb();
const start = performance.now();
send(Number(events));
const ms = performance.now() - start;
console.log(JSON.stringify({ ms, heapMb: [before, heapMb()] }));
process.exit(0);
