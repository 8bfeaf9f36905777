/**
 * @jest-environment jsdom
 * @alone React must load after the hook that counts renders.
 */
import { renderedBy } from '../support/rendered';
import { screen } from '@testing-library/react';
import type { Event } from '../../src/streams/state/events';
import { type State, initialState } from '../../src/streams/state/state';
import { fetched } from '../support/legend';
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
const LIST = [...AROUND, 'NoteGroups', 'Section', 'Row', 'RowItem', 'ConnectionMark', 'ConnectionText'];
const DETAIL = ['DetailPane', 'DetailHeader', 'NoteDetail', 'ActionBar', 'ReplyForm'];
const ACTIONS = ['NoteButton', 'NoteButton', 'NoteButton', 'NoteButton'];

const fetchedText = (id: number): Event =>
  fetched(99, hourly(id, { subject: [{ text: 'New text' }], note_hash: 999 }));

test.each<[string, number, Event, readonly string[]]>([
  ['a light poll that finds nothing', 3, { type: 'notes.confirmed', asked: 0 }, []],
  ['a changed note', 3, fetchedText(50), ['NoteGroups', 'Row', 'RowItem', 'Section']],
  [
    'a changed note that is open',
    50,
    fetchedText(50),
    [...DETAIL, ...ACTIONS, 'NoteGroups', 'Row', 'RowItem', 'Section'],
  ],
  [
    'an approval',
    3,
    { type: 'action.requested', action: 'approve', id: 3 },
    ['NoteButton', 'NoteGroups', 'Row', 'RowItem', 'Section'],
  ],
  [
    // The note was unread, so the number of unread notes changes, too.
    'a selection',
    3,
    { type: 'note.selected', id: 4 },
    [...DETAIL, ...ACTIONS, 'FilterBar', 'NoteGroups', 'Row', 'Row', 'RowItem', 'RowItem', 'Section'],
  ],
  [
    'a change of the connection',
    3,
    { type: 'connection.changed', connection: { kind: 'live' } },
    ['ConnectionMark', 'ConnectionText'],
  ],
])('%s renders only what changes', (_what, selectedNoteId, event, expected) => {
  const { rendersOf } = renderHundred({ selectedNoteId, heardAt: NOW });
  expect(only(rendersOf(event), [...LIST, ...DETAIL, ...ACTIONS])).toEqual(expected.toSorted());
});

test('a changed follow flag renders the follow button once', () => {
  const withFlag = (follow: boolean, hash: number) =>
    hourly(1, {
      note_hash: hash,
      body: [{ type: 'user', text: 'Ann', actions: { follow }, meta: { ids: { user: 1, site: 5 } } }],
    });
  const { dispatch } = renderPanel([withFlag(false, 1)], { isWide: true, selectedNoteId: 1 });
  const event = fetched(99, withFlag(true, 2));
  expect(
    only(
      renderedBy(() => dispatch(event)),
      ['FollowButton'],
    ),
  ).toEqual(['FollowButton']);
  expect(screen.getByRole('button', { name: /Following/ })).toBeTruthy();
});

test('opening and closing the detail renders one row of the covered list', () => {
  const { rendersOf } = renderHundred({ isWide: false });
  // The detail has a place for messages of its own.
  const parts = LIST.filter((name) => !['App', 'ListPane', 'StatusBar'].includes(name));
  const oneRow = ['NoteGroups', 'Row', 'RowItem', 'Section'];
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
    new Set(['ReplyForm', 'SendButton', 'MentionList', 'Matched', 'Avatar', 'Picture']),
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

test('a status message renders only the status bar, and gives it room', () => {
  const { rendersOf } = renderHundred({ selectedNoteId: 3 });
  const status = { message: 'like.failed', kind: 'failure', durationMs: 4000 } as const;
  expect(rendersOf({ type: 'status.shown', status }, { type: 'status.dismissed' })).toEqual([
    'StatusBar',
    'IconButton',
    'Room',
    'StatusBar',
    'Room',
  ]);
});

const MINUTE_MS = 60_000;
const FOLDING: Partial<State> = { preferences: { ...initialState.preferences, isFolding: true } };

/** The notes 12 to 1, newest first: three comments, three follows, three comments, three follows. */
const listed = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  note(id, {
    type: Math.floor((id - 1) / 3) % 2 === 0 ? 'follow' : 'comment',
    timestamp: new Date(NOW - (13 - id) * MINUTE_MS).toISOString(),
    ...changes,
  });
const changed = (id: number): Event =>
  fetched(99, listed(id, { subject: [{ text: 'New text' }], note_hash: 999 }));

test.each([
  ['a folded note', 2],
  ['another note', 11],
])('[fold-rows] a poll that changes %s renders one row', (_name, id) => {
  const notes = Array.from({ length: 12 }, (_, index) => listed(index + 1));
  const { dispatch, container } = renderPanel(notes, FOLDING);
  expect(container.querySelectorAll('.row')).toHaveLength(8);
  expect(renderedBy(() => dispatch({ type: 'clock.ticked', now: NOW + 1000 }))).not.toContain('Row');
  const names = renderedBy(() => dispatch(changed(id)));
  expect(names.filter((each) => each === 'Row' || each === 'Section')).toEqual(['Section', 'Row']);
});
