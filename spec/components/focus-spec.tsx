/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../src/streams/state/events';
import { initialState, type State } from '../../src/streams/state/state';
import { listed } from '../support/legend';
import { note } from '../support/notes';
import { looked, recorded, recordOn } from '../support/outbox';
import { LISTED, renderDetail, renderPanel } from './support/panel';
import { focusInView } from '../../src/components/focus-in-frame';

const row = (id: number): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`commented \\(${id}\\)`) });

test('a row that a key has highlighted has the focus, without another event', () => {
  const { dispatch, highlighted } = renderPanel([note(2), note(1)]);
  dispatch({ type: 'note.highlighted', id: 1 });
  expect(row(1)).toHaveFocus();
  expect(highlighted).toEqual([1]);
});

test('the reply box takes the focus each time R is pressed', () => {
  const { dispatch } = renderDetail(note(1));
  for (let times = 0; times < 2; times += 1) {
    dispatch({ type: 'reply.focused', id: 1 });
    expect(screen.getByRole('textbox')).toHaveFocus();
    screen.getByRole('textbox').blur();
  }
});

const list = (): HTMLElement => screen.getByRole('region', { name: 'Notifications' });
const gone = (...ids: readonly number[]): Event => ({ type: 'notes.gone', ids, asked: 99 });

test('[batch-focus] the row in the place of a removed focused row takes the focus', async () => {
  const { dispatch } = renderPanel([note(4), note(3), note(2), note(1)]);
  dispatch({ type: 'action.requested', action: 'trash', id: 2 });
  screen.getByRole('button', { name: 'Undo' }).focus();
  dispatch(looked(recordOn(note(2), 'trash', { state: 'sending' })));
  await waitFor(() => expect(row(1)).toHaveFocus());
  dispatch(gone(1));
  await waitFor(() => expect(row(3)).toHaveFocus());
  dispatch(gone(3, 4));
  await waitFor(() => expect(list()).toHaveFocus());
});

test.each<[string, Partial<State>, Event]>([
  ['an open note', { selectedNoteId: 2 }, gone(2)],
  ['an open note beside the list', { selectedNoteId: 2, isWide: true }, gone(2)],
  ['the row from which a dialog was opened', { isHelpOpen: true }, { type: 'help.toggled', isOpen: false }],
])('the row in the place of %s takes the focus when it leaves', async (_what, patch, event) => {
  const { dispatch } = renderPanel([note(3), note(2), note(1)], { highlightedNoteId: 2, ...patch });
  act(() => (document.querySelector<HTMLElement>('[data-detail-heading]') ?? row(2)).focus());
  act(() => document.querySelector('dialog')?.focus());
  dispatch(gone(2));
  dispatch(event);
  await waitFor(() => expect(row(1)).toHaveFocus());
});

test('the row in the place of an open note takes the focus when it leaves, also if J has opened it from another note', async () => {
  const { dispatch } = renderPanel(
    [3, 2, 1].map((id) => note(id)),
    { selectedNoteId: 3, highlightedNoteId: 3 },
  );
  const inNote = document.querySelector<HTMLElement>('[data-detail-heading]');
  act(() => inNote?.focus());
  dispatch({ type: 'note.selected', id: 2 });
  expect(inNote).toHaveFocus();
  dispatch(gone(2));
  await waitFor(() => expect(row(1)).toHaveFocus());
});

const failed = recorded(recordOn(note(1), 'like', { state: 'failed', failed: 'retries' }));
const dismissed: Partial<State> = { status: { message: 'reply.failed', kind: 'failure', durationMs: 1 } };
const failure = { kind: 'platform', failures: 1, retryInMs: 60_000, askedMs: 0 } as const;
const unreachable = { list: { ...LISTED, failure } };
const peopleOnly = { preferences: { ...initialState.preferences, isPeopleOnly: true } };
const heading = (): HTMLElement => screen.getByRole('heading', { name: 'Comment' });

test.each<[string, string, Partial<State>, () => HTMLElement, Event?]>([
  ['Retry', 'a failed action', failed, () => row(1)],
  ['Discard', 'a failed action', failed, () => row(1)],
  ['Unselect all', 'the selected rows', { checkedNoteIds: { 1: true } }, () => row(1)],
  ['Show all', 'what is hidden', peopleOnly, () => row(1)],
  ['Dismiss', 'a message', dismissed, () => row(1)],
  ['Try again', 'the line of a failure', unreachable, () => row(1), listed({ notes: [note(1)] })],
  ['Try again', 'a failure', { ...unreachable, allNotes: {}, isLoading: true }, list, listed({ notes: [] })],
  ['Dismiss', "an open note's message", { ...dismissed, selectedNoteId: 1 }, heading],
  ['Next notification', 'the last one', { selectedNoteId: 1, isWide: true }, heading, gone(7)],
])('[bar-focus] the focus stays in its region after %s of %s', async (name, _of, patch, heir, ...[event]) => {
  const notes = [note(1), note(7, { type: 'like', timestamp: '2026-11-19T12:00:00Z' })];
  const { dispatch } = renderPanel(notes, { highlightedNoteId: 1, ...patch });
  const button = screen.getByRole('button', { name });
  if (event?.type === 'notes.gone') act(() => button.focus());
  else await userEvent.click(button);
  if (event) dispatch(event);
  await waitFor(() => expect(heir()).toHaveFocus());
  expect(button.isConnected).toBe(event?.type === 'notes.gone');
});

test('the list takes the focus when the first response takes the focused row away', async () => {
  const { dispatch } = renderPanel([note(1)], { isLoading: true });
  act(() => row(1).focus());
  dispatch(listed({ notes: [note(99), note(98)] }));
  await waitFor(() => expect(list()).toHaveFocus());
});

/** A row of a list, which says when it was scrolled into view. */
function rowIn(list: string): { readonly row: HTMLElement; readonly scrolled: jest.Mock } {
  document.body.innerHTML = `<div class="pane-list" ${list}><button>A row</button></div>`;
  const row = document.querySelector('button') ?? document.createElement('button');
  const scrolled = jest.fn();
  Object.assign(row, { scrollIntoViewIfNeeded: scrolled });
  return { row, scrolled };
}

test('[nothing-measured-at-rest] an element is scrolled into view before it has the focus', () => {
  const { row, scrolled } = rowIn('');
  scrolled.mockImplementation(() => expect(document.activeElement).not.toBe(row));
  focusInView(row);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(row);
});

test('without `scrollIntoViewIfNeeded` an element is scrolled into view, too', () => {
  const { row, scrolled } = rowIn('');
  Object.assign(row, { scrollIntoViewIfNeeded: undefined, scrollIntoView: scrolled });
  focusInView(row);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.activeElement).toBe(row);
});

test('[nothing-measured-at-rest] a row of a covered list is not scrolled to', () => {
  const { row, scrolled } = rowIn('inert');
  focusInView(row);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(row);
});
