/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialState } from '../../../src/streams/state/state';
import { note } from '../../support/notes';
import { renderDetail, renderPanel } from '../support/panel';

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const keys = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);

test('[overview-of-shortcuts] lists the shortcuts of the list, and undo while no undo bar shows', () => {
  renderPanel([note(1)], { isHelpOpen: true });
  expect(terms()).toEqual([
    'Undo the last spam, trash or set aside',
    'Select all that are listed',
    'Next notification',
    'Previous notification',
    'First notification',
    'Last notification',
    'Show all',
    'Show unread',
    'Show comments',
    'Show follows',
    'Show likes',
    'Show comments to answer',
    'Find notifications',
    'Only what people wrote',
    'Recently done',
    'Close notifications',
    'Show these shortcuts',
  ]);
});

const answering = (flag: string) =>
  note(1, { body: [{ type: 'comment', text: 'x', actions: { [flag]: true } }] });

test('[actions-by-flag] lists the shortcuts that work on the open note, by its flags', () => {
  renderDetail(answering('like-comment'), { isHelpOpen: true });
  expect(terms().slice(0, 4)).toEqual([
    'Undo the last spam, trash or set aside',
    'Back to the list',
    'Unlike',
    'Set aside',
  ]);
});

test('[overview-of-shortcuts] lists Ctrl+Enter, which sends a reply, also while letters are off', () => {
  renderDetail(answering('replyto-comment'), {
    isHelpOpen: true,
    preferences: { ...initialState.preferences, areShortcutsOff: true },
  });
  expect(terms()).toEqual(['Submit reply', 'Back to the list', 'Close notifications']);
  expect(keys()).toEqual(['Ctrl+Enter', '←', '→', 'Enter', 'Esc']);
});

test('[overview-of-shortcuts] lists no letters while single-key shortcuts are switched off', async () => {
  const { sent, dispatch } = renderPanel([note(1), note(2)], { isHelpOpen: true });
  await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(sent).toMatchObject([{ type: 'preferences.changed', preferences: { areShortcutsOff: true } }]);
  expect(keys()).toEqual(['Ctrl+A', '↓', '↑', 'Home', 'End', 'Esc']);
  dispatch({ type: 'note.highlighted', id: 1 });
  expect(keys()).toContain('Shift+↑');
  expect(keys()).not.toContain('Shift+K');
});
