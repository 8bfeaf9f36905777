/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';
import { LINKS, renderPanel } from '../support/panel';

const button = () => screen.getByRole('button', { name: 'More' });
const items = () => screen.getAllByRole('menuitem');

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
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowDown', 4],
    ['ArrowDown', 5],
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

test.each(['{Escape}', '{Tab}'])('%s closes the menu', async (key) => {
  await openMenu();
  await userEvent.keyboard(key);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape and a click beside the menu return the focus to its button', async () => {
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  await userEvent.click(button());
  await userEvent.click(document.querySelector('.header-menu-backdrop') ?? document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
});

test('the last item signs out', async () => {
  const { sent } = await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out of this panel' }));
  expect(sent).toEqual([{ type: 'signOut.requested' }]);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the menu closes with the panel', async () => {
  const { dispatch } = await openMenu();
  dispatch({ type: 'panel.toggled', isOpen: false });
  expect(screen.queryByRole('menu')).toBeNull();
});

const trashed = { type: 'moderation.requested', id: 1, kind: 'trash' } as const;
const typed = { type: 'reply.typed', id: 1, text: 'Thanks' } as const;
const submitted = { type: 'reply.submitted', id: 1, text: 'Thanks' } as const;
const approved = { type: 'approval.requested', id: 1, isApproved: true } as const;
const liked = { type: 'like.requested', id: 1, isLiked: true } as const;
const followed = { type: 'follow.requested', siteId: 1, isFollowing: true } as const;

const failed = looked(recordOn(note(1), 'reply', { state: 'failed', reason: 'old' }));

test.each([trashed, typed, submitted, approved, liked, followed, failed])(
  '[sign-out-asks-first] signing out asks first while something is not sent (%j)',
  async (event) => {
    const { dispatch, sent } = await openMenu();
    dispatch(event);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out of this panel' }));
    const question = screen.getByRole('alertdialog', { name: 'Sign out of this panel' });
    expect(question).toHaveAccessibleDescription(/^Not everything is sent yet/);
    expect(
      within(question)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sign out', 'Stay']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(question).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(sent).not.toContainEqual({ type: 'signOut.requested' });
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out of this panel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(sent).toContainEqual({ type: 'signOut.requested' });
  },
);
