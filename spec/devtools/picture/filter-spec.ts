import { applyFilter, byPattern, NO_FILTER, unfoldedIn } from '../../../src/devtools/picture/filter';
import { traced } from './support/traced';

const { trace } = traced(
  [
    [100, { type: 'action.requested', action: 'like', id: 7 }],
    [5000, { type: 'filter.selected', name: 'unread' }],
  ],
  12_000,
);
const click = trace.marks().find(({ label }) => label === 'action.requested');

test('shows behaviours, and the parts of those that are unfolded, also before they start', () => {
  const names = (filter: Partial<typeof NO_FILTER>) =>
    applyFilter(trace, { ...NO_FILTER, ...filter }).lanes.map(({ name }) => name);
  expect(names({})).toContain('outbox');
  expect(names({}).filter((name) => name.includes('>'))).toEqual([]);
  expect(names({ unfolded: new Map([['markSeen', true]]) }).filter((name) => name.includes('>'))).toEqual([
    'markSeen > send',
  ]);
  const parts = names({ unfolded: new Map([['outbox', true]]) });
  expect(parts.slice(parts.indexOf('outbox') + 1)).toContain('outbox > send > look');
  expect(names({ unfolded: new Map([['outbox', true]]), isQuietHidden: true })).toContain(
    'outbox > send > look',
  );
  expect(names({ pattern: '*> fetch' })).toEqual(['polling', 'polling > fetch']);
});

test.each([
  ['what one click caused', { causedWith: click?.id }],
  ['what is about one note', { noteId: 7 }],
])('shows only %s', (_name, filter) => {
  const { lanes, passes } = applyFilter(trace, { ...NO_FILTER, ...filter });
  expect(lanes.map(({ name }) => name)).toEqual(['events', 'outbox', 'noteAnswers', 'statusBar']);
  const events = trace.marks().filter((mark) => mark.name === 'events' && mark.label && passes(mark));
  const labels = events.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['action.requested', 'outbox.looked', 'action.failed', 'status.shown']),
  );
  expect(labels).not.toContain('filter.selected');
  expect(labels).not.toContain('notes.failed');
});

test('shows what one click caused and is about one note, if both are chosen', () => {
  const { lanes } = applyFilter(trace, { ...NO_FILTER, causedWith: click?.id, noteId: 8 });
  expect(lanes).toEqual([]);
});

test.each([
  ['statusB', ['statusBar', 'statusBar > timer']],
  ['BAR > t', ['statusBar', 'statusBar > timer']],
  ['connectionStatus, events', ['events', 'connectionStatus', 'connectionStatus > countdown']],
  [' , ', undefined],
  ['nothing has this name', []],
])('the names %j are looked for anywhere, with the behaviour of each part', (pattern, expected) => {
  const names = applyFilter(trace, { ...NO_FILTER, pattern }).lanes.map(({ name }) => name);
  expect(names).toEqual(expected ?? applyFilter(trace, NO_FILTER).lanes.map(({ name }) => name));
});

test('a pattern that names parts unfolds their behaviour, until it is folded', () => {
  const filter = byPattern(
    { ...NO_FILTER, unfolded: new Map([['polling', false]]) },
    '> request, fetch list',
  );
  expect(filter.unfolded.size).toBe(0);
  expect([...unfoldedIn(filter)]).toEqual(['outbox', 'polling']);
  const folded = { ...filter, unfolded: new Map([['outbox', false]]) };
  expect([...unfoldedIn(folded)]).toEqual(['polling']);
  const { lanes } = applyFilter(trace, folded);
  expect(lanes.map(({ name }) => name)).toEqual(['outbox', 'polling', 'polling > fetch list']);
});

test('a behaviour is quiet if it and its parts have done nothing after they started', () => {
  const names = applyFilter(trace, { ...NO_FILTER, isQuietHidden: true }).lanes.map(({ name }) => name);
  expect(names).toContain('outbox');
  expect(names).not.toContain('linkReply');
  const started = trace.laneOf('restoreReads')?.marks.map(({ kind }) => kind);
  expect(started).toEqual(expect.arrayContaining(['subscribe', 'next']));
  expect(names).not.toContain('restoreReads');
  const seen = traced([[100, { type: 'note.selected', id: 7 }]], 200).trace;
  expect(seen.laneOf('fetchPushed')?.marks.map(({ kind }) => kind)).toEqual(['subscribe']);
});

test('a note has the whole life of the parts that worked for it, and not of those for another one', () => {
  const { trace: two } = traced(
    [
      [100, { type: 'action.requested', action: 'trash', id: 7 }],
      [300, { type: 'deed.undone', id: 'a' }],
    ],
    1000,
  );
  const { lanes, passes } = applyFilter(two, {
    ...NO_FILTER,
    noteId: 7,
    unfolded: new Map([['outbox', true]]),
  });
  const [undoWindow] = lanes.filter(({ name }) => name === 'outbox > send');
  expect(undoWindow?.marks.filter(passes).map(({ kind }) => kind)).toEqual(
    undoWindow?.marks.map(({ kind }) => kind),
  );
  const other = applyFilter(two, { ...NO_FILTER, noteId: 8, pattern: 'outbox' });
  expect(other.lanes).toEqual([]);
});
