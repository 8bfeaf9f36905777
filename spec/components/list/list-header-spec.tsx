/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConnectionStatus } from '../../../src/streams/push/state';
import type { Note } from '../../../src/streams/notes/note';
import { READ, READ_BY_ALL, holding, note } from '../../support/notes';
import { recordOn, recorded } from '../../support/outbox';
import { LISTED, NOW, renderDetail, renderPanel } from '../support/panel';
import { selectUnreadCounts } from '../../../src/streams/list/counts';
import { initialState, type State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';

const markAll = () => screen.getByRole('button', { name: 'Mark all as read' });

test('marks all notes as read at once, and does nothing without unread notes', async () => {
  const { sent } = renderPanel([note(1), note(2, { read: 1 })]);
  await userEvent.click(markAll());
  expect(sent).toEqual([{ type: 'reads.allRequested' }]);
  // Not `disabled`, so that it keeps the focus.
  expect(markAll()).toHaveFocus();
  expect(markAll()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(markAll());
  expect(sent).toHaveLength(1);
  expect(screen.queryByText('Unread', { selector: '.row *' })).toBeNull();
});

test.each([
  ['while older notes, which may be unread, are not loaded', false],
  ['but not if all are read', true],
])('[mark-all-as-read] can be pressed %s', (_case, isComplete) => {
  renderPanel([note(1, { read: 1 })], { list: { ...LISTED, isComplete } });
  expect(markAll().getAttribute('aria-disabled') === 'true').toBe(isComplete);
});

test('[mark-all-as-read] the message has the number, and Undo marks the same notes as unread', async () => {
  const reads = { 1: READ_BY_ALL, 2: READ_BY_ALL, 3: READ };
  const { sent } = renderPanel([note(1, { read: 1 })], {
    status: {
      message: 'reads.all',
      kind: 'success',
      count: 2,
      deed: { action: 'readAll', reads, at: 0 },
      durationMs: 4000,
    },
  });
  expect(screen.getByText('2 marked as read.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([{ type: 'reads.allUndone', reads }]);
  expect(screen.getByText('Unread', { selector: '.row *' })).toBeInTheDocument();
});

test('marking an open note as unread closes it', async () => {
  renderDetail(note(1, { read: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('Unread', { selector: '.row *' })).toBeInTheDocument();
});

test.each<[ConnectionStatus, string]>([
  [{ kind: 'live' }, 'Live'],
  [{ kind: 'polling' }, 'Checking every 30 seconds'],
  [{ kind: 'loading' }, 'Loading notifications'],
  [{ kind: 'slow' }, 'The platform is slow to answer'],
  [{ kind: 'signedOut' }, 'Signed out'],
  [{ kind: 'signingIn' }, 'Signing in'],
  [{ kind: 'retrying', inSeconds: 5 }, 'Connection trouble: trying again'],
  [{ kind: 'offline' }, 'Offline'],
])('[names-of-states] the connection %j has the accessible name and title "%s"', (connection, name) => {
  renderPanel([note(1)], { connection });
  expect(screen.getByRole('img', { name })).toHaveAttribute('title', name);
});

test('[last-heard] the mark says when the platform was last heard, and what waits, as time goes by', () => {
  const { dispatch } = renderPanel([note(1), note(2)], {
    ...recorded(recordOn(note(1), 'reply'), recordOn(note(2), 'reply')),
    connection: { kind: 'offline' },
    isOnline: false,
    heardAt: NOW,
  });
  const says = (ago: string): unknown =>
    screen.getByRole('img', {
      name: `Offline. Last heard from the platform: ${ago}. 2 replies wait for the network.`,
    });
  expect(says('now')).toBeInTheDocument();
  dispatch({ type: 'clock.ticked', now: NOW + 120_000 });
  expect(says('2 minutes ago')).toBeInTheDocument();
});

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

const many = (count: number, type = 'follow') =>
  Array.from({ length: count }, (_, at) => note(1000 - at, { type }));
const PARTIAL = { ...LISTED, isComplete: false };

test.each<[string, readonly Note[], Partial<State>, readonly string[], string?]>([
  [
    'each filter but the one for all names the number of its unread notes, if there are any',
    mixed,
    {},
    ['All', 'Unread, 4 unread', 'Comments, 1 unread', 'Follows', 'Likes, 2 unread', 'To answer'],
  ],
  [
    'each number has a plus while older notes are not loaded',
    mixed,
    { list: PARTIAL },
    [
      ...['All', 'Unread, 4+ unread', 'Comments, 1+ unread', 'Follows, 0+ unread', 'Likes, 2+ unread'],
      'To answer, 0+ waiting',
    ],
  ],
  [
    'no number has a plus at the limit of 100',
    mixed,
    { list: { ...PARTIAL, loaded: 100 } },
    ['All', 'Unread, 4 unread', 'Comments, 1 unread', 'Follows', 'Likes, 2 unread', 'To answer'],
  ],
  [
    'before any notes are there, the filters have no numbers',
    [],
    { isLoading: true, list: initialState.list },
    ['All', 'Unread', 'Comments', 'Follows', 'Likes', 'To answer'],
  ],
  [
    'a number above 99 is 99+',
    [...many(99), note(1, { type: 'like' })],
    {},
    ['All', 'Unread, 99+ unread', 'Comments', 'Follows, 99 unread', 'Likes, 1 unread', 'To answer'],
  ],
  [
    'the numbers have the digits of the locale',
    [...many(97), ...[1, 2, 3].map((id) => note(id, { type: 'like' }))],
    {},
    ['All', 'Unread, ٩٩+ unread', 'Comments', 'Follows, ٩٧ unread', 'Likes, ٣ unread', 'To answer'],
    'ar-EG',
  ],
])('[unread-counts] [digits-of-the-locale] %s', (_what, notes, patch, expected, locale = 'en') => {
  renderPanel(notes, patch, undefined, locale);
  expect(names()).toEqual(expected);
});

test('a number is shown as it is named, and lower after a note is read and another trashed', () => {
  const { dispatch } = renderPanel(mixed);
  const shown = () => document.querySelector('.filter-count')?.textContent;
  expect(shown()).toBe('4');
  dispatch({ type: 'note.selected', id: 1 });
  dispatch({ type: 'action.requested', action: 'trash', id: 3 });
  expect(names()).toEqual(['All', 'Unread, 2 unread', 'Comments', 'Follows', 'Likes, 1 unread', 'To answer']);
  expect(shown()).toBe('2');
});

test('the numbers stay the same object while they are the same, so that no filter renders', () => {
  const state = stateAfter(holding(...mixed));
  const counts = selectUnreadCounts(state);
  const changed = stateAfter(state, { type: 'notes.gone', ids: [2], asked: 9 });
  expect(changed.allNotes).not.toBe(state.allNotes);
  expect(selectUnreadCounts(changed)).toBe(counts);
});
