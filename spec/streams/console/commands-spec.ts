import { noop, NEVER } from 'rxjs';
import { createStore } from '../../support/create-store';
import { openConsole, type StreamConsole } from '../../../src/streams/console';
import { isEvent } from '../../../src/streams/console/event-shapes';
import { listenToTags } from '../../../src/streams/operators/tag';
import { stateAfter, quietDeps } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform } from '../../support/platform';

/** Opens a console on a store of its own and collects what it prints. */
function open() {
  const platform = fakePlatform(() => NEVER);
  const deps = quietDeps({ report: noop }, platform);
  const store = createStore(deps, undefined, stateAfter(holding(note(7))));
  const printed: string[] = [];
  const print = (...texts: readonly unknown[]): void => void printed.push(texts.join(' '));
  const printer = { log: print, warn: print, table: noop, groupCollapsed: noop, groupEnd: noop };
  const options = { store, deps, transport: platform.transport, show: noop, printer, secrets: [] };
  const notestream: StreamConsole = openConsole({ ...options, devtools: undefined, isFromStart: true });
  const running = store.run$.subscribe({ error: noop });
  onTestEnd.push(() => running.unsubscribe());
  return { notestream, store, printed };
}

const onTestEnd: (() => void)[] = [];
afterEach(() => {
  onTestEnd.splice(0).forEach((end) => end());
  listenToTags(null);
});

/** An event that makes the reducer fail, as a defect of the panel might. */
const BAD: unknown = JSON.parse(
  '{"type":"notes.fetched","notes":[{"id":7,"body":[null]}],"unreadable":[],"asked":99}',
);

test('rejects an event that would make the reducer fail, and the panel keeps working', () => {
  const { notestream, printed } = open();
  notestream.send(BAD);
  expect(printed.join()).toContain(
    'notes is [{"id":7,"body":[null]}], expected a list of the panel\'s own notes',
  );
  notestream.send({ type: 'note.selected', id: 7 });
  expect(notestream.state().selectedNoteId).toBe(7);
});

test('lists an error of the reducer under the name state, with the event that caused it', () => {
  const { notestream, store, printed } = open();
  if (isEvent(BAD)) store.send(BAD);
  printed.length = 0;
  notestream.errors();
  expect(printed.join()).toMatch(/ {2}state {2}TypeError: .* \(started by #\d+ notes\.fetched\)/);
  printed.length = 0;
  notestream.state.diff(1);
  expect(printed.join()).toContain('changed nothing: ');
});

test.each([
  ['a mask option that is not a boolean', { mask: 'yes' }],
  ['a misspelt mask option', { masked: true }],
])('stop() rejects %s, and returns no session', (_name, options) => {
  const { notestream, printed } = open();
  expect(notestream.stop(options)).toBeUndefined();
  expect(printed.join()).toContain('stop takes { mask: true } or nothing');
});

test('suggests similar commands for an unknown one', () => {
  const { notestream, printed } = open();
  const typed: unknown = Reflect.get(notestream, 'stream');
  if (typeof typed === 'function') Reflect.apply(typed, undefined, []);
  expect(printed.join()).toContain('There is no stream. Near to it: streams');
});
