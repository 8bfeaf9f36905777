import { noop, NEVER } from 'rxjs';
import { createStore } from '../../../src/streams';
import { openConsole, type StreamConsole } from '../../../src/streams/console';
import { isEvent } from '../../../src/streams/console/event-shapes';
import { listenToTags } from '../../../src/streams/operators/tag';
import { after, quietDeps } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform } from '../../support/platform';

/** A console on a store of its own, and what it prints. */
function opened() {
  const platform = fakePlatform(() => NEVER);
  const deps = quietDeps({ report: noop }, platform);
  const store = createStore(deps, undefined, after(holding(note(7))));
  const printed: string[] = [];
  const print = (...texts: readonly unknown[]): void => void printed.push(texts.join(' '));
  const printer = { log: print, warn: print, table: noop, groupCollapsed: noop, groupEnd: noop };
  const parts = { store, deps, transport: platform.transport, show: noop, printer, secrets: [] };
  const notestream: StreamConsole = openConsole({ ...parts, devtools: undefined, isFromStart: true });
  const running = store.run$.subscribe({ error: noop });
  onTestEnd.push(() => running.unsubscribe());
  return { notestream, store, printed };
}

const onTestEnd: (() => void)[] = [];
afterEach(() => {
  onTestEnd.splice(0).forEach((end) => end());
  listenToTags(null);
});

/** Past the check, as a defect of the panel would send it. */
const BAD: unknown = JSON.parse(
  '{"type":"notes.fetched","notes":[{"id":7,"body":[null]}],"unreadable":[],"asked":99}',
);

test('what the state could not take is refused, and the panel goes on', () => {
  const { notestream, printed } = opened();
  notestream.send(BAD);
  expect(printed.join()).toContain(
    'notes is [{"id":7,"body":[null]}], expected a list of the panel\'s own notes',
  );
  notestream.send({ type: 'note.selected', id: 7 });
  expect(notestream.state().selectedNoteId).toBe(7);
});

test('an error of the state is told as such, with the event that it came of', () => {
  const { notestream, store, printed } = opened();
  if (isEvent(BAD)) store.send(BAD);
  printed.length = 0;
  notestream.errors();
  expect(printed.join()).toMatch(/ {2}state {2}TypeError: .* \(started by #\d+ notes\.fetched\)/);
  printed.length = 0;
  notestream.state.diff(1);
  expect(printed.join()).toContain('changed nothing: ');
});

test.each([
  ['a mask that is no yes or no', { mask: 'yes' }],
  ['a mask by another name', { masked: true }],
])('stop() refuses %s: all would be in it', (_name, options) => {
  const { notestream, printed } = opened();
  expect(notestream.stop(options)).toBeUndefined();
  expect(printed.join()).toContain('stop takes { mask: true } or nothing');
});

test('a command that there is not names those near to it', () => {
  const { notestream, printed } = opened();
  const typed: unknown = Reflect.get(notestream, 'stream');
  if (typeof typed === 'function') Reflect.apply(typed, undefined, []);
  expect(printed.join()).toContain('There is no stream. Near to it: streams');
});
