import { noop, NEVER, of, Subject } from 'rxjs';
import { createStore } from '../../support/create-store';
import { openConsole, type StreamConsole } from '../../../src/devtools/monitor';
import { isEvent } from '../../../src/devtools/monitor/event-shapes';
import { listenToTags } from '../../../src/streams/operators/tag';
import type { Event } from '../../../src/streams/state/events';
import type { Deps } from '../../../src/streams/state/deps';
import type { Store } from '../../../src/streams/state/store';
import { readSession } from '../../../scripts/replay/read-session';
import { stateAfter, quietDeps } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { fakePlatform } from '../../support/platform';

/** Opens a console on a store of its own and collects what it prints. */
function open(isFromStart = true, own: Partial<Deps> = {}, devtools?: unknown) {
  const platform = fakePlatform(() => NEVER);
  const deps = { ...quietDeps({ report: noop }, platform), ...own };
  const store = createStore(deps, undefined, stateAfter(holding(note(7))));
  const printed: string[] = [];
  const print = (...texts: readonly unknown[]): void => void printed.push(texts.join(' '));
  const printer = { log: print, warn: print, table: noop, groupCollapsed: print, groupEnd: noop };
  const shown: Store[] = [];
  const show = (each: Store): void => void shown.push(each);
  const options = { store, deps, transport: platform.transport, show, printer, secrets: [] };
  const notestream: StreamConsole = openConsole({
    ...options,
    devtools,
    build: 'panel.0123abcd.js',
    config: { platformOrigin: 'https://platform.test' },
    isFromStart,
  });
  const running = store.run$.subscribe({ error: noop });
  onTestEnd.push(() => running.unsubscribe());
  return { notestream, store, printed, shown };
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
  notestream.send({ type: 'action.requested', action: 'like', id: 7 });
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

test.each<readonly [string, RegExp, (console: StreamConsole) => unknown]>([
  ["marbles('poling')", /no stream 'poling'\. Similar: polling/, (it) => it.marbles('poling')],
  ["marbles('polling', 'long')", /"long" is not a duration/, (it) => it.marbles('polling', 'long')],
  ['log({})', /not a pattern/, (it) => it.log({})],
  ["pause('events')", /event queue cannot be held/, (it) => it.pause('events')],
  ["fail('*', -1)", /from 1 on, not -1/, (it) => it.fail('*', -1)],
  ["delay('polling', 'soon')", /milliseconds from 0 on/, (it) => it.delay('polling', 'soon')],
  ["state.diff('many')", /a number of events/, (it) => it.state.diff('many')],
  ['travel(99999)', /not kept/, (it) => it.travel(99_999)],
  ["events('no.such')", /no stream or event so far 'no\.such'/, (it) => it.events('no.such')],
])('%s prints the hint %s', (_command, hint, type) => {
  const { notestream, printed } = open();
  type(notestream);
  expect(printed.join('\n')).toMatch(hint);
});

test('sends each event to Redux DevTools, and shows the past on a jump while effects are held', () => {
  const received: string[] = [];
  let jump = (_message: unknown): void => undefined;
  const connection = {
    init: () => received.push('@@init'),
    send: ({ type }: Event) => received.push(type),
    subscribe: (listener: typeof jump) => (jump = listener),
  };
  const screenWanted$ = new Subject<null>();
  const { notestream, store, shown } = open(true, { screenWanted$ }, { connect: () => connection });
  notestream.send({ type: 'note.selected', id: 7 });
  expect(received).toContain('note.selected');
  const jumpTo = (actionId: number): void =>
    jump({ type: 'DISPATCH', payload: { type: 'JUMP_TO_ACTION', actionId } });
  jumpTo(received.indexOf('note.selected') - 1);
  expect(shown.at(-1)?.state$.value.selectedNoteId).toBeNull();
  screenWanted$.next(null);
  expect(received).not.toContain('screen.wanted');
  jumpTo(1e6);
  expect(shown.at(-1) === store).toBe(true);
  expect(received).toContain('screen.wanted');
});
