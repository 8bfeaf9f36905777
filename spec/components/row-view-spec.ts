import { rowView } from '../../src/components/list/row-view';
import type { Event } from '../../src/streams/state/events';
import { reduce } from '../../src/streams/state/reducer';
import { initialState, type State } from '../../src/streams/state/state';
import { holding, note } from '../support/notes';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

const comment = (id: number) =>
  note(id, {
    timestamp: new Date(NOW - 3 * HOUR_MS).toISOString(),
    body: [{ type: 'comment', text: 'Hi', actions: { 'approve-comment': false } }],
  });

const start: State = { ...initialState, ...holding(comment(7), comment(8)), now: NOW };
const after = (...events: readonly Event[]): State => events.reduce(reduce, start);

test.each<[string, Event, object]>([
  ['selected', { type: 'note.selected', id: 7 }, { isSelected: true }],
  ['read', { type: 'note.selected', id: 7 }, { isUnread: false }],
  ['approved', { type: 'approval.requested', id: 7, isApproved: true }, { isUnapproved: false }],
  ['trashed', { type: 'moderation.requested', id: 7, kind: 'trash' }, { pending: 'trash' }],
  ['an hour older', { type: 'clock.ticked', now: NOW + HOUR_MS }, { time: '4 hours ago' }],
])('a row shows that its note is %s', (_what, event, shown) => {
  const view = rowView(7, 'en');
  expect(view(start)).toEqual({
    isSelected: false,
    isUnread: true,
    isUnapproved: true,
    pending: undefined,
    time: '3 hours ago',
  });
  expect(view(after(event))).toMatchObject(shown);
});

test.each<[string, Event]>([
  ['another note is selected', { type: 'note.selected', id: 8 }],
  ['another is trashed', { type: 'moderation.requested', id: 8, kind: 'trash' }],
  ['the clock ticks and it reads the same', { type: 'clock.ticked', now: NOW + 1000 }],
  ['nothing that it shows happens', { type: 'notes.outdated' }],
])('a view is the very same while it says the same: %s', (_what, event) => {
  const view = rowView(7, 'en');
  expect(view(after(event))).toBe(view(start));
});

test('a row keeps what it showed when its note is gone', () => {
  const view = rowView(7, 'en');
  const shown = view(start);
  expect(view(after({ type: 'notes.gone', ids: [7], asked: 9 }))).toBe(shown);
});
