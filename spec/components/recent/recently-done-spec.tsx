/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordAction } from '../../../src/streams/actions/table';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { State } from '../../../src/streams/state/state';
import { note } from '../../support/notes';
import { type RecordChanges, recorded, recordOn } from '../../support/outbox';
import { NOW, renderPanel } from '../support/panel';

const done = { state: 'done', settledAt: NOW, attempts: 1, about: 'Bo commented\nA fine text.' } as const;
const on = (action: RecordAction, changes: RecordChanges = {}): OutboxRecord =>
  recordOn(note(1), action, { madeAt: NOW - 120_000, ...done, ...changes });

const show = (records: readonly OutboxRecord[], patch: Partial<State> = {}) =>
  renderPanel([note(1)], { view: 'recent', recentRecords: records, ...patch });
const rows = () => within(screen.getByRole('region', { name: 'Recently done' })).queryAllByRole('listitem');
const heading = () => screen.getByRole('heading', { name: 'Recently done' });

test.each<[OutboxRecord, string, string]>([
  [on('trash'), 'Trashed', 'Restore'],
  [on('spam'), 'Marked as spam', 'Restore'],
  [on('approve'), 'Approved', 'Unapprove'],
  [on('unapprove'), 'Unapproved', 'Approve'],
  [on('like'), 'Liked', 'Unlike'],
  [on('unlike'), 'Unliked', 'Like'],
  [on('follow'), 'Followed', 'Unfollow'],
  [on('unfollow'), 'Unfollowed', 'Follow'],
])(
  '[recently-done] shows what was done, to what and when, with the button that takes it back',
  async (record, what, name) => {
    const { sent } = show([record]);
    const [row] = rows();
    expect(row).toHaveTextContent(`${what}2 minutes agoBo commentedA fine text.`);
    const button = screen.getByRole('button', { name, description: /Bo commented/ });
    await userEvent.click(button);
    expect(sent).toEqual([{ type: 'deed.undone', id: record.id }]);
  },
);

test('[recently-done] a reply has its text, and is opened to edit it', () => {
  show([on('reply', { url: 'https://blog.example/1' })]);
  expect(rows()[0]).toHaveTextContent(/RepliedBo commentedHello|Replied2 minutes agoBo commentedHello/);
  expect(screen.getByRole('link', { name: 'Open to edit' })).toHaveAttribute(
    'href',
    'https://blog.example/1',
  );
});

test.each<[string, RecordChanges, string, readonly string[]]>([
  ['waits', { state: 'waiting' }, 'Like2 minutes agoBo commentedA fine text.Waits to be sent.', ['Undo']],
  ['is being sent', { state: 'sending', sentAt: NOW }, 'Is being sent.', []],
  ['has no answer', { state: 'uncertain', sentAt: NOW }, 'Is being sent.', []],
  ['has failed', { state: 'failed', failed: 'x' }, "Your like couldn't be saved.", ['Retry', 'Discard']],
])(
  '[recently-done] an action that %s says so, and what waits is taken back by Undo',
  async (_name, changes, text, names) => {
    const { sent } = show([on('like', changes)]);
    const [row] = rows();
    expect(row).toHaveTextContent(text);
    const buttons = row ? within(row).queryAllByRole('button') : [];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
    if (names[0] !== 'Undo') return;
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sent).toEqual([{ type: 'deed.undone', id: 'like' }]);
  },
);

const failed = (changes: RecordChanges = {}) => on('like', { state: 'failed', failed: 'x', ...changes });
const failure = { message: 'like.failed', kind: 'failure', durationMs: 4000 } as const;
const MESSAGE = "Your like couldn't be saved. Please try again.";

test.each<[string, OutboxRecord]>([
  ['an action', failed()],
  ['a batch', failed({ deed: 'b' })],
])('[failures-once] the row alone shows what has failed of %s', (_name, record) => {
  show([record], { ...recorded(record), status: { ...failure, isListed: true } });
  expect(screen.getAllByText(/couldn't be saved|has failed/)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});

test('[failures-once] beside the list, only an open note has the message, and with the list come back both', () => {
  const state = { ...recorded(failed()), isWide: true, status: { ...failure, isListed: true } as const };
  const { dispatch } = show([failed()], state);
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1);
  dispatch({ type: 'note.selected', id: 1 });
  expect(screen.getAllByText(MESSAGE)).toHaveLength(2);
  dispatch({ type: 'note.deselected' });
  dispatch({ type: 'view.selected', view: 'notes' });
  expect(screen.getAllByText(MESSAGE)).toHaveLength(2);
});

test('[failures-once] a failure that no row can show has its message', () => {
  show([], { status: failure });
  expect(screen.getByText(MESSAGE)).toBeVisible();
});

test('[recently-done] a note that is set aside is brought back', async () => {
  const details = { at: NOW, about: 'Bo commented', wasUnread: true };
  const { sent } = show([], { doneNotes: { 1: { timestamp: note(1).timestamp, details } } });
  expect(rows()[0]).toHaveTextContent('Set asidenowBo commented');
  await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(sent).toMatchObject([{ type: 'done.unmarked', ids: [1], unreadIds: [1] }]);
});

test('[recently-done] is empty, and no filter is pressed', () => {
  show([]);
  expect(screen.getByText('Nothing done in the last day.')).toBeVisible();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('[recently-done-focus] the heading gets the focus, Back returns to the list and focuses it', async () => {
  const { sent } = show([on('like')]);
  expect(heading()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(sent).toEqual([{ type: 'view.selected', view: 'notes' }]);
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
});

test('[recently-done-focus] the arrow keys, Home and End move between the rows', async () => {
  show([on('like'), on('trash', { madeAt: NOW - 180_000 }), on('follow', { madeAt: NOW - 240_000 })]);
  const [first, second, third] = ['Unlike', 'Restore', 'Unfollow'].map((name) =>
    screen.getByRole('button', { name }),
  );
  first?.focus();
  for (const [key, button] of [
    ['ArrowDown', second],
    ['ArrowUp', first],
    ['End', third],
    ['Home', first],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(button).toHaveFocus();
  }
});

test('[recently-done-focus] the row keeps the focus when its button goes, then the next row, then the heading', async () => {
  const other = on('like', { madeAt: NOW - 180_000 });
  const { dispatch } = show([on('trash'), other]);
  screen.getByRole('button', { name: 'Restore' }).focus();
  dispatch({ type: 'recent.looked', records: [on('restore', { state: 'sending', sentAt: NOW }), other] });
  await waitFor(() => expect(rows()[0]).toHaveFocus());
  dispatch({ type: 'recent.looked', records: [other] });
  await waitFor(() => expect(rows()).toEqual([document.activeElement]));
  dispatch({ type: 'recent.looked', records: [] });
  await waitFor(() => expect(heading()).toHaveFocus());
});
