/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../support/notes';
import { renderDetail, renderPanel } from './panel';

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const keys = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);

test('the shortcuts that act in the list', () => {
  renderPanel([note(1)], { isHelpOpen: true });
  expect(terms()).toEqual([
    'Next notification',
    'Previous notification',
    'Show all',
    'Show unread',
    'Show comments',
    'Show follows',
    'Show likes',
    'Close notifications',
    'Show these shortcuts',
  ]);
});

test('those that act on the open note, by its flags', () => {
  renderDetail(note(1, { body: [{ type: 'comment', text: 'x', actions: { 'like-comment': true } }] }), {
    isHelpOpen: true,
  });
  expect(terms()).toEqual(['Back to the list', 'Unlike', 'Close notifications', 'Show these shortcuts']);
});

test('switched off, letters are no shortcuts any more', async () => {
  const { sent } = renderPanel([note(1)], { isHelpOpen: true });
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(sent).toEqual([{ type: 'shortcuts.switched', isOn: false }]);
  expect(keys()).toEqual(['↓', '↑', 'Esc']);
});

test('the overview takes the focus, covers the panel, and gives the focus back', async () => {
  const { sent } = renderPanel([note(1)]);
  const opener = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveFocus();
  expect(document.querySelector('main')).toHaveAttribute('inert');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(sent.map(({ type }) => type)).toEqual(['help.toggled', 'help.toggled']);
});

test('its last button signs out', async () => {
  const { sent } = renderPanel([], { isHelpOpen: true });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of this panel' }));
  expect(sent).toEqual([{ type: 'signOut.requested' }]);
});
