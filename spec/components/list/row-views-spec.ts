import { groupViewsSelector } from '../../../src/components/list/row-views';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';
import { looked, recordOn, reduceWithOutbox } from '../../support/outbox';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

const comment = (id: number, hours: number, changes = {}) =>
  note(id, {
    ...changes,
    timestamp: new Date(NOW - hours * HOUR_MS).toISOString(),
    body: [{ type: 'comment', text: 'Hi', actions: { 'approve-comment': false, 'replyto-comment': true } }],
  });

const start: State = {
  ...initialState,
  ...holding(comment(7, 3), comment(8, 30), comment(9, 30.1)),
  now: NOW,
};
const after = (...events: readonly Event[]): State => events.reduce(reduceWithOutbox, start);

/** The first row, of note 7. */
const firstRow = (state: State) => groupViewsSelector('en')(state)[0]?.rows[0];

test('a row shows its note, its marks and its age', () => {
  expect(firstRow(start)).toEqual({
    key: 7,
    note: start.allNotes[7],
    isSelected: false,
    isChecked: false,
    isUnread: true,
    isUnapproved: true,
    hasDraft: false,
    isLastNew: false,
    pending: undefined,
    time: '3 hours ago',
  });
});

test.each<[string, Event, object]>([
  ['selected', { type: 'note.selected', id: 7 }, { isSelected: true }],
  ['read', { type: 'note.selected', id: 7 }, { isUnread: false }],
  ['approved', { type: 'action.requested', action: 'approve', id: 7 }, { isUnapproved: false }],
  ['trashed', { type: 'action.requested', action: 'trash', id: 7 }, { pending: { wanted: 'trash' } }],
  ['with a draft', { type: 'reply.typed', id: 7, text: 'H' }, { hasDraft: true }],
  ['with a draft in storage', { type: 'drafts.restored', drafts: { 7: 'H' } }, { hasDraft: true }],
  ['an hour older', { type: 'clock.ticked', now: NOW + HOUR_MS }, { time: '4 hours ago' }],
])('a row shows that its note is %s', (_what, event, shown) => {
  expect(firstRow(after(event))).toMatchObject(shown);
});

const typed: Event = { type: 'reply.typed', id: 7, text: 'H' };

test.each<[string, readonly Event[], readonly Event[]]>([
  ['the clock ticks and all times read the same', [], [{ type: 'clock.ticked', now: NOW + 1000 }]],
  ['an event changes nothing that rows show', [], [{ type: 'notes.outdated' }]],
  ['a draft grows', [typed], [{ ...typed, text: 'Hi' }]],
])('the list stays the same object when %s', (_what, before, events) => {
  const select = groupViewsSelector('en');
  expect(select(after(...before, ...events))).toBe(select(after(...before)));
});

test('a row keeps its draft mark while the reply is sent, and loses it with the text', () => {
  const sending = recordOn(comment(7, 3), 'reply', { wanted: 'H', state: 'sending' });
  expect(firstRow(after(typed, looked(sending)))).toMatchObject({ hasDraft: true });
  expect(firstRow(after(typed, { ...typed, text: '' }))).toMatchObject({ hasDraft: false });
});

test('a row is gone with its note, and the other rows of its group stay the same objects', () => {
  const select = groupViewsSelector('en');
  const [before, now] = [select(start), select(after({ type: 'notes.gone', ids: [8], asked: 99 }))];
  expect(now[1]?.rows).toHaveLength(1);
  expect(now[1]?.rows[0]).toBe(before[1]?.rows[1]);
});
