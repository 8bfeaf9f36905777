import { noop, NEVER, of } from 'rxjs';
import { createStore } from '../../support/create-store';
import { openConsole, type StreamConsole } from '../../../src/devtools/monitor';
import { isEvent } from '../../../src/devtools/monitor/event-shapes';
import { listenToTags } from '../../../src/streams/operators/tag';
import type { Deps } from '../../../src/streams/state/deps';
import { readSession } from '../../../scripts/replay/read-session';
import { stateAfter, quietDeps } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform } from '../../support/platform';

/** Opens a console on a store of its own and collects what it prints. */
function open(isFromStart = true, own: Partial<Deps> = {}) {
  const platform = fakePlatform(() => NEVER);
  const deps = { ...quietDeps({ report: noop }, platform), ...own };
  const store = createStore(deps, undefined, stateAfter(holding(note(7))));
  const printed: string[] = [];
  const print = (...texts: readonly unknown[]): void => void printed.push(texts.join(' '));
  const printer = { log: print, warn: print, table: noop, groupCollapsed: print, groupEnd: noop };
  const options = { store, deps, transport: platform.transport, show: noop, printer, secrets: [] };
  const notestream: StreamConsole = openConsole({
    ...options,
    devtools: undefined,
    build: 'panel.0123abcd.js',
    config: { platformOrigin: 'https://platform.test' },
    isFromStart,
  });
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
const BAD: unknown = JSON.parse('{"type":"notes.fetched","notes":[null],"unreadable":[],"asked":99}');

test('rejects an event that would make the reducer fail, and the panel keeps working', () => {
  const { notestream, printed } = open();
  notestream.send(BAD);
  expect(printed.join()).toContain("notes is [null], expected a list of the panel's own notes");
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

const eventTypesIn = (session: string): readonly unknown[] =>
  readSession('session.json', session).entries.flatMap((entry) =>
    entry.kind === 'event' ? [entry.event.type] : [],
  );

test('a second record() goes on with the recording that runs', () => {
  const { notestream, printed } = open();
  notestream.send({ type: 'note.selected', id: 7 });
  notestream.record();
  expect(printed.join()).toContain('Recording since the panel started');
  notestream.send('note.deselected');
  expect(eventTypesIn(notestream.stop())).toEqual(
    expect.arrayContaining(['note.selected', 'note.deselected']),
  );
});

test('behaviours that start together are one batch of a recording, also if one gets something at once', () => {
  const { notestream } = open(true, { screenWanted$: of(null) });
  const { entries } = readSession('wanted.json', notestream.stop());
  expect(entries.map(({ kind }) => kind)).toContain('screenWanted');
  expect(entries.filter(({ kind }) => kind === 'batch')).toHaveLength(1);
});

test('stop() ends the recording, and returns the same session until the next record()', () => {
  const { notestream, printed } = open();
  notestream.send({ type: 'note.selected', id: 7 });
  const session = notestream.stop();
  notestream.send('note.deselected');
  expect(notestream.stop()).toBe(session);
  expect(eventTypesIn(session)).not.toContain('note.deselected');
  notestream.record();
  expect(printed.join()).toContain('Recording events from now on');
  notestream.send({ type: 'note.selected', id: 7 });
  expect(eventTypesIn(notestream.stop())).toEqual(['note.selected']);
});

test('a session names the build and the configuration of its panel', () => {
  const { notestream } = open();
  expect(readSession('session.json', notestream.stop()).of).toEqual({
    build: 'panel.0123abcd.js',
    config: { platformOrigin: 'https://platform.test' },
  });
});

test('log.stop() ends the log of the streams that it names, and of no others', () => {
  const { notestream, printed } = open();
  notestream.log('events');
  notestream.log('outbox*');
  notestream.log.stop('events');
  expect(printed.join()).toContain('No longer logged: events.');
  printed.length = 0;
  notestream.send({ type: 'like.requested', id: 7, isLiked: true });
  expect(printed.join()).toContain('outbox > look next');
  expect(printed.join()).not.toContain(' events next');
});

test('events() finds the events that a stream or its parts emitted', () => {
  const { notestream, printed } = open();
  notestream.send({ type: 'note.selected', id: 7 });
  printed.length = 0;
  notestream.events('environment');
  expect(printed.join()).toMatch(/ {2}by environment/);
  expect(printed.join()).not.toContain('note.selected');
  printed.length = 0;
  notestream.events('note.selected');
  expect(printed.join()).toMatch(/note\.selected .*by the blogger/);
});
