/** @jest-environment jsdom */
import { renderedBy } from '../support/rendered';
import { screen } from '@testing-library/react';
import type { Event } from '../../src/streams/state/events';
import type { State } from '../../src/streams/state/state';
import { note } from '../support/notes';
import { NOW, renderPanel } from './panel';

const HOUR_MS = 3_600_000;

/** Hourly, back to four days ago: notes of several groups. */
const hourly = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  note(id, { timestamp: new Date(NOW - (id - 0.5) * HOUR_MS).toISOString(), ...changes });

const hundred = Array.from({ length: 100 }, (_, index) => hourly(index + 1));

function renderHundred(patch: Partial<State> = {}) {
  const panel = renderPanel(hundred, { isWide: true, ...patch });
  expect(panel.container.querySelectorAll('[data-note]')).toHaveLength(100);
  return { ...panel, told: (...events: readonly Event[]) => renderedBy(() => events.forEach(panel.tell)) };
}

/** Of these components, those that were rendered, in the order of their names. */
const only = (names: readonly string[], components: readonly string[]): readonly string[] =>
  names.filter((name) => components.includes(name)).toSorted();

/** What is around the rows and the detail: a change in one of these should render none of them. */
const AROUND = ['App', 'ListPane', 'ListHeader', 'FilterBar', 'TroubleLine', 'ListBody', 'StatusBar', 'Help'];
const LIST = [...AROUND, 'Groups', 'Section', 'Row'];
const DETAIL = ['DetailPane', 'DetailHeader', 'NoteDetail', 'ActionBar', 'ReplyForm'];

const commentBy = (id: number, text: string): Event => ({
  type: 'notes.fetched',
  notes: [hourly(id, { subject: [{ text }], note_hash: 999 })],
  unreadable: [],
  asked: 99,
});

test('a light poll that found nothing renders nothing', () => {
  const { told } = renderHundred({ selectedNoteId: 3 });
  expect(told({ type: 'notes.confirmed', asked: 0 })).toEqual([]);
});

test('a note that changes renders one row, and the list of its group', () => {
  const { told } = renderHundred({ selectedNoteId: 3 });
  const names = told(commentBy(50, 'Said otherwise'));
  expect(screen.getByText('Said otherwise')).toBeVisible();
  expect(only(names, [...LIST, 'NoteBoundary'])).toEqual(['Groups', 'NoteBoundary', 'Row', 'Section']);
  expect(only(names, DETAIL)).toEqual([]);
});

test('a note that is open and changes renders its row and the detail', () => {
  const { told } = renderHundred({ selectedNoteId: 50 });
  const names = told(commentBy(50, 'Said otherwise'));
  expect(only(names, ['Row', 'DetailPane', 'NoteDetail'])).toEqual(['DetailPane', 'NoteDetail', 'Row']);
});

test('an approval renders its own row, and its button', () => {
  const { told } = renderHundred({ selectedNoteId: 3 });
  const names = told({ type: 'approval.requested', id: 3, isApproved: true });
  expect(only(names, [...LIST, ...DETAIL, 'ApproveButton', 'LikeButton'])).toEqual(['ApproveButton', 'Row']);
});

test('a selection renders the rows it leaves and reaches, and the detail', () => {
  const { told } = renderHundred({ selectedNoteId: 3 });
  // Neither has been read, so this changes the list of unread notes too.
  const names = told({ type: 'note.selected', id: 4 });
  expect(only(names, LIST)).toEqual(['Row', 'Row']);
  expect(only(names, DETAIL)).toEqual(DETAIL.toSorted());
});

test('to open and to close the detail leaves the list as it is, but for the row', () => {
  const { told } = renderHundred({ isWide: false });
  const parts = LIST.filter((name) => name !== 'App' && name !== 'ListPane');
  expect(only(told({ type: 'note.selected', id: 4 }), parts)).toEqual(['Row']);
  expect(only(told({ type: 'note.deselected' }), parts)).toEqual(['Row']);
});

test('the keyboard walks over the rows without a render', () => {
  const { told } = renderHundred();
  const names = told({ type: 'note.highlighted', id: 2 }, { type: 'note.highlighted', id: 3 });
  expect(only(names, [...LIST, ...DETAIL])).toEqual([]);
});

test('typing renders the reply box alone, its mention list included', () => {
  const mia = { id: 1, login: 'mia', displayName: 'Mia Moor', imageUrl: '', name: 'mia Mia Moor' };
  const { told } = renderHundred({ selectedNoteId: 3, suggestions: { 1: [mia] } });
  const typed = told({ type: 'reply.typed', id: 3, text: 'Dear' });
  expect(new Set(typed)).toEqual(new Set(['ReplyForm', 'SendButton']));
  const mentioned = told(
    { type: 'reply.typed', id: 3, text: 'Dear @m' },
    { type: 'caret.moved', id: 3, text: 'Dear @m', caret: 7 },
    { type: 'mention.moved', step: 1 },
    { type: 'mention.closed' },
  );
  expect(new Set(mentioned)).toEqual(
    new Set(['ReplyForm', 'SendButton', 'MentionList', 'Matched', 'Avatar']),
  );
});

test('a tick renders the rows whose times read otherwise, and neither their images nor their texts', () => {
  const { told } = renderHundred({ selectedNoteId: 3 });
  expect(told({ type: 'clock.ticked', now: NOW + 1000 })).toEqual([]);
  // Half an hour on, "1 hour ago" is 2, and so on; days stay days.
  const names = told({ type: 'clock.ticked', now: NOW + HOUR_MS / 2 });
  expect(new Set(names)).toEqual(new Set(['Row']));
  expect(names.filter((name) => name === 'Row').length).toBeLessThan(40);
  expect(screen.getByText('3 hours ago')).toBeVisible();
});

test('a change of the connection renders its mark alone', () => {
  const { told } = renderHundred({ selectedNoteId: 3 });
  expect(told({ type: 'connection.changed', connection: { kind: 'live' } })).toEqual(['ConnectionMark']);
});

test('a message renders the status bar alone', () => {
  const { told } = renderHundred({ selectedNoteId: 3 });
  const status = { message: 'like.failed', kind: 'failure', durationMs: 4000 } as const;
  expect(told({ type: 'status.shown', status }, { type: 'status.dismissed' })).toEqual([
    'StatusBar',
    'IconButton',
    'StatusBar',
  ]);
});
