/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialState, type State } from '../../../src/streams/state/state';
import { bringBack, setAside } from '../../../src/streams/deeds/set-aside';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { fetched } from '../../support/legend';
import { note } from '../../support/notes';
import { NOW, announced, renderPanel } from '../support/panel';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE_MS).toISOString();
const follow = (id: number, minutes = 10 - id, changes = {}) =>
  note(id, {
    type: 'follow',
    body: [],
    timestamp: ago(minutes),
    subject: [{ text: `Follower ${id} followed you` }],
    ...changes,
  });
const folding: Partial<State> = { preferences: { ...initialState.preferences, isFolding: true } };

/** Newest first: the comment 9, the folded follows 8 to 5, the comment 1. */
const notes = [
  note(9, { timestamp: ago(0) }),
  ...[8, 7, 6, 5].map((id) => follow(id)),
  note(1, { timestamp: ago(30) }),
];
const rows = () => [...document.querySelectorAll('.row')].map((row) => Number(row.getAttribute('data-note')));
const folded = () => screen.getByRole('button', { name: /Follower 8 followed you/ });
const since = (minutes: number): Partial<State> => ({
  ...folding,
  seenBefore: (NOW - minutes * MINUTE_MS) / 1000,
});

test('[fold-rows] off by default; a fold is one row with the words and the time of its newest note, and how many more', () => {
  const { unmount } = renderPanel(notes);
  expect(rows()).toEqual([9, 8, 7, 6, 5, 1]);
  unmount();
  renderPanel(notes, folding);
  expect(rows()).toEqual([9, 8, 1]);
  expect(folded()).toHaveAccessibleName('Follower 8 followed you and 3 more 2 minutes ago Unread');
  expect(folded()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  [60, /and 3 since you looked/],
  [4, /and 3 more, 1 since you looked/],
  [2, /and 3 more \d/],
])('[fold-rows] %d minutes after the last visit', (minutes, text) => {
  renderPanel(notes, since(minutes));
  expect(folded()).toHaveAccessibleName(expect.stringMatching(text));
});

test.each([10, 4])(
  '[new-since] the line stands below the fold with the last new note (%d minutes)',
  (minutes) => {
    renderPanel(notes, since(minutes));
    const line = screen.getByRole('separator', { name: 'New since your last visit' });
    expect(line.closest('li')).toContainElement(folded());
  },
);

test('[fold-opened] a click gives each note a row, opens none, says so, and the focus stays', async () => {
  const { sent, state$ } = renderPanel(notes, folding);
  await userEvent.click(folded());
  expect(sent).toEqual([{ type: 'fold.opened', ids: [8, 7, 6, 5] }]);
  expect(rows()).toEqual([9, 8, 7, 6, 5, 1]);
  expect(state$.value.selectedNoteId).toBeNull();
  expect(state$.value.noteReads).toEqual({});
  await announced('4 unfolded');
  expect(screen.getByRole('button', { name: /^Follower 8/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(state$.value.selectedNoteId).toBe(8);
});

test('[fold-opened] a new note on top of an unfolded group gets a row, and the focus stays with the note', () => {
  const { dispatch } = renderPanel(notes.slice(1), folding);
  dispatch({ type: 'fold.opened', ids: [8, 7, 6, 5] });
  const row = screen.getByRole('button', { name: /^Follower 7/ });
  row.focus();
  dispatch(fetched(99, follow(9)));
  expect(rows()).toEqual([9, 8, 7, 6, 5, 1]);
  expect(row).toHaveFocus();
});

test('[fold-actions] a press on the picture checks all of them, and another one unchecks them', async () => {
  const { sent } = renderPanel(notes, folding);
  const picture = folded().querySelector('.row-icon');
  if (!picture) throw new Error('no picture');
  await userEvent.click(picture);
  const ids = [8, 7, 6, 5];
  expect(sent).toEqual([{ type: 'checks.changed', ids, areChecked: true }]);
  expect(rows()).toEqual([9, 8, 1]);
  expect(folded()).toHaveAccessibleName(/Selected/);
  expect(screen.getByText('4 selected')).toBeVisible();
  await userEvent.click(picture);
  expect(sent.at(-1)).toEqual({ type: 'checks.changed', ids, areChecked: false });
});

test('[fold-actions] Undo of a fold that was set aside brings all back', () => {
  const { dispatch, state$ } = renderPanel(notes, folding);
  folded().focus();
  const aside = setAside(state$.value, [8, 7, 6, 5], 0);
  if (!aside) throw new Error('nothing to set aside');
  dispatch(aside);
  expect(rows()).toEqual([9, 1]);
  expect(screen.getByRole('button', { name: /commented \(1\)/ })).toHaveFocus();
  dispatch(bringBack(state$.value, [5, 6, 7, 8], true));
  expect(rows()).toEqual([9, 8, 1]);
  expect(folded()).toHaveAccessibleName(/Unread/);
});

test.each<[string, readonly Note[], Event]>([
  [
    'marks of several notes fold the focused row',
    [follow(8), follow(7, 3, { read: 1 }), follow(6), follow(5)],
    { type: 'reads.allRequested' },
  ],
  ['the focused row folds', [follow(8), follow(6)], fetched(99, follow(7))],
])('[fold-opened] the focus stays when %s', async (_when, some, event) => {
  const { dispatch } = renderPanel(some, folding);
  screen.getByRole('button', { name: /^Follower 6/ }).focus();
  dispatch(event);
  expect(rows()).toEqual([8]);
  await waitFor(() => expect(folded()).toHaveFocus());
});

test('[fold-opened] a fold that grows stays the same element', () => {
  const { dispatch } = renderPanel([follow(8), follow(7), follow(6)], folding);
  const row = folded();
  row.focus();
  dispatch(fetched(99, follow(9)));
  expect(row).toHaveAccessibleName(/^Follower 9 followed you and 3 more/);
  expect(row).toHaveFocus();
});
