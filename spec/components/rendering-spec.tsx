/** @jest-environment jsdom */
import { renderedBy } from '../support/rendered';
import { screen } from '@testing-library/react';
import type { Event } from '../../src/streams/state/events';
import type { State } from '../../src/streams/state/state';
import { note } from '../support/notes';
import { NOW, renderPanel } from './support/panel';

const HOUR_MS = 3_600_000;

/** Notes of the last hundred hours: several groups. */
const hourly = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  note(id, { timestamp: new Date(NOW - (id - 0.5) * HOUR_MS).toISOString(), ...changes });

const hundred = Array.from({ length: 100 }, (_, index) => hourly(index + 1));

/**
 * Renders the panel with a hundred notes; `rendersOf` returns the components that events render.
 */
function renderHundred(patch: Partial<State> = {}) {
  const panel = renderPanel(hundred, { isWide: true, ...patch });
  expect(panel.container.querySelectorAll('[data-note]')).toHaveLength(100);
  return {
    ...panel,
    rendersOf: (...events: readonly Event[]) => renderedBy(() => events.forEach(panel.dispatch)),
  };
}

/** The names that are in `components`, sorted. */
const only = (names: readonly string[], components: readonly string[]): readonly string[] =>
  names.filter((name) => components.includes(name)).toSorted();

/** The components around the rows and the detail: a change in one of them renders no row. */
const AROUND = ['App', 'ListPane', 'ListHeader', 'FilterBar', 'TroubleLine', 'ListBody', 'StatusBar', 'Help'];
const LIST = [...AROUND, 'NoteGroups', 'Section', 'Row'];
const DETAIL = ['DetailPane', 'DetailHeader', 'NoteDetail', 'ActionBar', 'ReplyForm'];

const fetched = (id: number, text: string): Event => ({
  type: 'notes.fetched',
  notes: [hourly(id, { subject: [{ text }], note_hash: 999 })],
  unreadable: [],
  asked: 99,
});

test('a light poll that finds nothing renders nothing', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3, heardAt: NOW });
  expect(rendersOf({ type: 'notes.confirmed', asked: 0 })).toEqual([]);
});

test('a changed note renders its row and the list of its group', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3 });
  const names = rendersOf(fetched(50, 'New text'));
  expect(screen.getByText('New text')).toBeVisible();
  expect(only(names, [...LIST, 'Boundary', 'RowItem'])).toEqual([
    'Boundary',
    'NoteGroups',
    'Row',
    'RowItem',
    'Section',
  ]);
  expect(only(names, DETAIL)).toEqual([]);
});

test('a changed note that is open renders its row and the detail', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 50 });
  const names = rendersOf(fetched(50, 'New text'));
  expect(only(names, ['Row', 'DetailPane', 'NoteDetail'])).toEqual(['DetailPane', 'NoteDetail', 'Row']);
});

test('a changed follow flag renders the follow button once', () => {
  const withFlag = (follow: boolean, hash: number) =>
    hourly(1, {
      note_hash: hash,
      body: [{ type: 'user', text: 'Ann', actions: { follow }, meta: { ids: { user: 1, site: 5 } } }],
    });
  const { dispatch } = renderPanel([withFlag(false, 1)], { isWide: true, selectedNoteId: 1 });
  const event: Event = { type: 'notes.fetched', notes: [withFlag(true, 2)], unreadable: [], asked: 99 };
  expect(
    only(
      renderedBy(() => dispatch(event)),
      ['FollowButton'],
    ),
  ).toEqual(['FollowButton']);
  expect(screen.getByRole('button', { name: /Following/ })).toBeTruthy();
});

test('an approval renders its row with the list of its group, and its button', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3 });
  const names = rendersOf({ type: 'approval.requested', id: 3, isApproved: true });
  expect(only(names, [...LIST, ...DETAIL, 'ApproveButton', 'LikeButton'])).toEqual([
    'ApproveButton',
    'NoteGroups',
    'Row',
    'Section',
  ]);
});

test('a selection renders the row that it leaves, the row that it reaches, and the detail', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3 });
  // The note was unread, so the number of unread notes changes, too.
  const names = rendersOf({ type: 'note.selected', id: 4 });
  expect(only(names, LIST)).toEqual(['FilterBar', 'NoteGroups', 'Row', 'Row', 'Section']);
  expect(only(names, DETAIL)).toEqual(DETAIL.toSorted());
});

test('opening and closing the detail renders one row of the covered list', () => {
  const { rendersOf } = renderHundred({ isWide: false });
  // The detail has a place for messages of its own.
  const parts = LIST.filter((name) => !['App', 'ListPane', 'StatusBar'].includes(name));
  const oneRow = ['NoteGroups', 'Row', 'Section'];
  // The note was unread, so the number of unread notes changes, too.
  expect(only(rendersOf({ type: 'note.selected', id: 4 }), parts)).toEqual(['FilterBar', ...oneRow]);
  expect(only(rendersOf({ type: 'note.deselected' }), parts)).toEqual(oneRow);
});

test('moving through the list by keyboard renders nothing', () => {
  const { rendersOf } = renderHundred();
  const names = rendersOf({ type: 'note.highlighted', id: 2 }, { type: 'note.highlighted', id: 3 });
  expect(only(names, [...LIST, ...DETAIL])).toEqual([]);
});

test('typing renders only the reply box and its mention list', () => {
  const mia = { id: 1, login: 'mia', displayName: 'Mia Moor', imageUrl: '', name: 'mia Mia Moor' };
  const { rendersOf } = renderHundred({ selectedNoteId: 3, suggestions: { 1: [mia] } });
  // The first letter marks the row with "Draft".
  rendersOf({ type: 'reply.typed', id: 3, text: 'D' });
  const typed = rendersOf({ type: 'reply.typed', id: 3, text: 'Dear' });
  expect(new Set(typed)).toEqual(new Set(['ReplyForm', 'SendButton']));
  const mentioned = rendersOf(
    { type: 'reply.typed', id: 3, text: 'Dear @m' },
    { type: 'caret.moved', id: 3, text: 'Dear @m', caret: 7 },
    { type: 'mention.moved', step: 1 },
    { type: 'mention.closed' },
  );
  expect(new Set(mentioned)).toEqual(
    new Set(['ReplyForm', 'SendButton', 'MentionList', 'Matched', 'Avatar']),
  );
});

test('a tick renders only the rows whose times change, and not their images and texts', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3 });
  expect(rendersOf({ type: 'clock.ticked', now: NOW + 1000 })).toEqual([]);
  // After half an hour, "1 hour ago" becomes "2 hours ago", and so on; days stay the same.
  const names = rendersOf({ type: 'clock.ticked', now: NOW + HOUR_MS / 2 });
  expect(new Set(names)).toEqual(new Set(['NoteGroups', 'Section', 'RowItem', 'Boundary', 'Row']));
  expect(names.filter((name) => name === 'Row').length).toBeLessThan(40);
  expect(screen.getAllByText('3 hours ago')[0]).toBeVisible();
});

test('a change of the connection renders only its mark and the words of it', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3 });
  expect(rendersOf({ type: 'connection.changed', connection: { kind: 'live' } })).toEqual([
    'ConnectionMark',
    'ConnectionText',
  ]);
});

test('a status message renders only the status bar, and gives it room', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3 });
  const status = { message: 'like.failed', kind: 'failure', durationMs: 4000 } as const;
  expect(rendersOf({ type: 'status.shown', status }, { type: 'status.dismissed' })).toEqual([
    'StatusBar',
    'Undo',
    'IconButton',
    'Room',
    'StatusBar',
    'Room',
  ]);
});
