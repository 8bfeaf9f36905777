/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../../src/streams/state/events';
import { note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';
import { LINKS, renderPanel } from '../support/panel';

const button = () => screen.getByRole('button', { name: 'More' });
const items = () => screen.getAllByRole('menuitem');
const signOut = () => screen.getByRole('menuitem', { name: 'Sign out of this panel' });

async function openMenu() {
  const panel = renderPanel([note(1)]);
  await userEvent.click(button());
  return panel;
}

test('[header-menu] the menu holds the settings, the shortcuts and signing out', async () => {
  await openMenu();
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Notification settings',
    'Panel settings',
    'Find notifications',
    'Recently done',
    'Keyboard shortcuts',
    'Sign out of this panel',
  ]);
  expect(items()[0]).toHaveAttribute('href', LINKS.settings);
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test('arrow keys, Home and End move in the menu, and no key reaches the panel', async () => {
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key));
  await openMenu();
  expect(items()[0]).toHaveFocus();
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['End', 5],
    ['ArrowDown', 0],
    ['ArrowUp', 5],
    ['Home', 0],
    ['End', 5],
    ['j', 5],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(items()[at]).toHaveFocus();
  }
  expect(keys).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a click beside it',
    () => userEvent.click(document.querySelector('.header-menu-backdrop') ?? document.body),
  ],
])('%s closes the menu, and returns the focus to its button', async (_what, close) => {
  await openMenu();
  await close();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
});

test('Tab closes the menu, and so does the panel when it closes', async () => {
  const { dispatch } = await openMenu();
  await userEvent.keyboard('{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button());
  dispatch({ type: 'panel.toggled', isOpen: false });
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the last item signs out', async () => {
  const { sent } = await openMenu();
  await userEvent.click(signOut());
  expect(sent).toEqual([{ type: 'signOut.requested' }]);
  expect(screen.queryByRole('menu')).toBeNull();
});

const question = () => screen.queryByRole('alertdialog', { name: 'Sign out of this panel' });

test.each<Event>([
  { type: 'action.requested', action: 'trash', id: 1 },
  { type: 'reply.typed', id: 1, text: 'Thanks' },
  { type: 'reply.submitted', id: 1, text: 'Thanks' },
  { type: 'action.requested', action: 'approve', id: 1 },
  { type: 'action.requested', action: 'like', id: 1 },
  { type: 'follow.requested', siteId: 1, isFollowing: true },
  looked(recordOn(note(1), 'reply', { state: 'failed', failed: 'old' })),
])('[sign-out-asks-first] signing out asks first while something is not sent (%j)', async (event) => {
  const { dispatch, sent } = await openMenu();
  dispatch(event);
  await userEvent.click(signOut());
  expect(question()).toHaveAccessibleDescription(/^Not everything is sent yet/);
  expect(sent).not.toContainEqual({ type: 'signOut.requested' });
});

test('[sign-out-asks-first] the question has the focus on Stay, which returns it, and signs out on demand', async () => {
  const { dispatch, sent } = await openMenu();
  dispatch({ type: 'reply.typed', id: 1, text: 'Thanks' });
  await userEvent.click(signOut());
  expect(screen.queryByRole('menu')).toBeNull();
  const buttons = within(question() ?? document.body).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Sign out', 'Stay']);
  expect(buttons[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(question()).toBeNull();
  expect(button()).toHaveFocus();
  expect(sent).not.toContainEqual({ type: 'signOut.requested' });
  await userEvent.click(button());
  await userEvent.click(signOut());
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(sent).toContainEqual({ type: 'signOut.requested' });
});
