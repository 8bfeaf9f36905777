/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConnectionStatus } from '../../../src/streams/push/state';
import { note, READ, READ_BY_ALL } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { LISTED, NOW, renderDetail, renderPanel } from '../support/panel';

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
  ['while older notes, which may be unread, are not loaded', false, null],
  ['but not if all are read', true, 'true'],
])('[mark-all-as-read] can be pressed %s', (_case, isComplete, disabled) => {
  renderPanel([note(1, { read: 1 })], { list: { ...LISTED, isComplete } });
  expect(markAll().getAttribute('aria-disabled') === 'true' ? 'true' : null).toBe(disabled);
});

test('[mark-all-as-read] the message has the number, and Undo marks the same notes as unread', async () => {
  const reads = { 1: READ_BY_ALL, 2: READ_BY_ALL, 3: READ };
  const { sent } = renderPanel([note(1, { read: 1 })], {
    status: { message: 'reads.all', kind: 'success', durationMs: 4000, reads },
  });
  expect(screen.getByText('2 marked as read.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([{ type: 'reads.allUndone', reads }, { type: 'status.dismissed' }]);
  expect(screen.getByText('Unread', { selector: '.row *' })).toBeInTheDocument();
});

test('marking an open note as unread closes it', async () => {
  renderDetail(note(1, { read: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('Unread', { selector: '.row *' })).toBeInTheDocument();
});

const connections: [ConnectionStatus, string][] = [
  [{ kind: 'live' }, 'Live'],
  [{ kind: 'polling' }, 'Checking every 30 seconds'],
  [{ kind: 'loading' }, 'Loading notifications'],
  [{ kind: 'slow' }, 'The platform is slow to answer'],
  [{ kind: 'signedOut' }, 'Signed out'],
  [{ kind: 'signingIn' }, 'Signing in'],
  [{ kind: 'retrying', inSeconds: 5 }, 'Connection trouble: trying again'],
  [{ kind: 'offline' }, 'Offline'],
];

test.each(connections)(
  '[names-of-states] the connection %j has the accessible name and title "%s"',
  (connection, name) => {
    renderPanel([note(1)], { connection });
    expect(screen.getByRole('img', { name })).toHaveAttribute('title', name);
  },
);

test('[last-heard] the mark says when the platform was last heard, and what waits, as time goes by', () => {
  const waiting = recorded(recordOn(note(1), 'reply'), recordOn(note(2), 'reply'));
  const { dispatch } = renderPanel([note(1), note(2)], {
    ...waiting,
    connection: { kind: 'offline' },
    isOnline: false,
    heardAt: NOW,
  });
  const says = (ago: string) =>
    expect(
      screen.getByRole('img', {
        name: `Offline. Last heard from the platform: ${ago}. 2 replies wait for the network.`,
      }),
    ).toBeInTheDocument();
  says('now');
  dispatch({ type: 'clock.ticked', now: NOW + 120_000 });
  says('2 minutes ago');
});
