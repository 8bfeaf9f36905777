/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { selectUnreadCounts } from '../../../src/streams/list/counts';
import { initialState } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { LISTED, renderPanel } from '../support/panel';

const names = () =>
  within(screen.getByRole('group', { name: 'Filter notifications' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

/** Two comments that are liked, and so need no answer. */
const LIKED = {
  body: [{ type: 'comment', text: 'x', actions: { 'approve-comment': true, 'like-comment': true } }],
};
const mixed = [
  note(1, { type: 'comment', ...LIKED }),
  note(2, { type: 'comment', ...LIKED, read: 1 }),
  note(3, { type: 'like' }),
  note(4, { type: 'comment_like' }),
  note(5, { type: 'achieve' }),
];

test('[unread-counts] each filter but the one for all names the number of its unread notes, if there are any', () => {
  renderPanel(mixed);
  expect(names()).toEqual([
    'All',
    'Unread, 4 unread',
    'Comments, 1 unread',
    'Follows',
    'Likes, 2 unread',
    'To answer',
  ]);
});

test('[digits-of-the-locale] the numbers have the digits of the locale', () => {
  const many = Array.from({ length: 100 }, (_, at) => note(at + 1, { type: at < 3 ? 'like' : 'follow' }));
  renderPanel(many, {}, undefined, 'ar-EG');
  expect(names()).toEqual([
    'All',
    'Unread, ٩٩+ unread',
    'Comments',
    'Follows, ٩٧ unread',
    'Likes, ٣ unread',
    'To answer',
  ]);
  expect(screen.getByText('٩٩+', { selector: '.filter-count' })).toBeVisible();
});

test('[unread-counts] each number has a plus while older notes are not loaded, up to 100', () => {
  const list = { ...LISTED, isComplete: false };
  const { state$ } = renderPanel(mixed, { list });
  const partial = [
    'All',
    'Unread, 4+ unread',
    'Comments, 1+ unread',
    'Follows, 0+ unread',
    'Likes, 2+ unread',
    'To answer, 0+ waiting',
  ];
  expect(names()).toEqual(partial);
  act(() => state$.next({ ...state$.value, list: { ...list, loaded: 100 } }));
  expect(names()).toContain('Unread, 4 unread');
  expect(names()).toContain('Follows');
});

test('before any notes are there, the filters have no numbers', () => {
  renderPanel([], { isLoading: true, list: initialState.list });
  expect(names()).toEqual(['All', 'Unread', 'Comments', 'Follows', 'Likes', 'To answer']);
});

test('reading a note and trashing one lower the numbers', () => {
  const { dispatch } = renderPanel(mixed);
  dispatch({ type: 'note.selected', id: 1 });
  dispatch({ type: 'moderation.requested', id: 3, kind: 'trash' });
  expect(names()).toEqual(['All', 'Unread, 2 unread', 'Comments', 'Follows', 'Likes, 1 unread', 'To answer']);
});

test('[unread-counts] a number above 99 is 99+', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => note(at + 1, { type: 'follow' }));
  renderPanel(many(99));
  expect(names()).toContain('Follows, 99 unread');
  renderPanel(many(100));
  expect(screen.getAllByText('99+', { selector: '.filter-count' })).toHaveLength(2);
});

test('the numbers stay the same object while they are the same, so that no filter renders', () => {
  const state = stateAfter(holding(...mixed));
  const counts = selectUnreadCounts(state);
  const changed = stateAfter(state, { type: 'notes.gone', ids: [2], asked: 9 });
  expect(changed.allNotes).not.toBe(state.allNotes);
  expect(selectUnreadCounts(changed)).toBe(counts);
});
