/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Connection } from '../../src/streams/state/state';
import { note } from '../support/notes';
import { renderDetail, renderPanel } from './panel';

const markAll = () => screen.getByRole('button', { name: 'Mark all as read' });

test('all are marked as read at once, while there are unread ones', async () => {
  const { sent } = renderPanel([note(1), note(2, { read: 1 })]);
  await userEvent.click(markAll());
  expect(sent).toEqual([{ type: 'reads.allRequested' }]);
  // Not disabled: it keeps the focus of who has pressed it.
  expect(markAll()).toHaveFocus();
  expect(markAll()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(markAll());
  expect(sent).toHaveLength(1);
  expect(screen.queryByText('Unread', { selector: '.row *' })).toBeNull();
});

test('an open note is marked as unread, and closed', async () => {
  renderDetail(note(1, { read: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('Unread', { selector: '.row *' })).toBeInTheDocument();
});

const connections: [Connection, string][] = [
  [{ kind: 'live' }, 'Live: news arrive at once'],
  [{ kind: 'polling' }, 'Connected: news arrive within half a minute'],
  [{ kind: 'retrying', inSeconds: 5 }, 'Connection trouble: trying again'],
  [{ kind: 'offline' }, 'Offline'],
];

test.each(connections)('how news come is told discreetly (%j)', (connection, name) => {
  renderPanel([note(1)], { connection });
  expect(screen.getByRole('img', { name })).toHaveAttribute('title', name);
});
