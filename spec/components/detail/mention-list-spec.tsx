/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '../../../src/streams/mentions/state';
import { note } from '../../support/notes';
import { announced, renderDetail } from '../support/panel';

const person = (id: number, login: string, displayName: string): Suggestion => ({
  id,
  login,
  displayName,
  imageUrl: '',
  name: `${login} ${displayName}`,
});
const people = [person(1, 'joan', 'Joan Miró'), person(2, 'jon', 'Jon Snow'), person(3, 'ann', 'Ann Lee')];

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

async function type(text: string) {
  const panel = renderDetail(note(1), { suggestions: { 1: people } });
  await userEvent.type(box(), text);
  return panel;
}

test('lists the people who match, with the match marked', async () => {
  await type('Hi @jo');
  expect(options()).toEqual(['Joan Miró@joan', 'Jon Snow@jon']);
  expect(within(chosen()).getAllByText('Jo')).toHaveLength(1);
  expect(chosen().querySelectorAll('mark')).toHaveLength(2);
});

test('screen readers get the list, its number of people and the chosen option', async () => {
  await type('@jo');
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(box()).toHaveAttribute('aria-activedescendant', chosen().id);
  await announced(/2 people to mention/);
});

test('[mention-keys] Down chooses, and Enter inserts the login and a space before the caret', async () => {
  const { state$ } = await type('Hi @jo there{ArrowLeft>6/}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(state$.value.drafts[1]).toBe('Hi @jon  there');
  expect(box().selectionStart).toBe(8);
  expect(options()).toEqual([]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['Tab', () => userEvent.keyboard('{Tab}'), '@joan '],
  ['a click', () => userEvent.click(screen.getAllByRole('option')[1] ?? document.body), '@jon '],
])('%s inserts the login, and the focus stays in the box', async (_what, choose, text) => {
  const { state$ } = await type('@j');
  await choose();
  expect(state$.value.drafts[1]).toBe(text);
  expect(box()).toHaveFocus();
});

test('[mention-keys] the first Escape closes only the list, and the next one leaves the box', async () => {
  const keys: string[] = [];
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): unknown => defaultPrevented || keys.push(key);
  await type('@jo');
  document.addEventListener('keydown', onKeyDown);
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(box()).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', onKeyDown);
  expect(keys).toEqual(['Escape']);
});

test('the list closes when the box loses the focus', async () => {
  await type('@jo');
  await userEvent.click(screen.getByText('Notifications'));
  expect(options()).toEqual([]);
});

test('Control and Enter send the reply while the list is open', async () => {
  const { sent } = await type('@jo{Control>}{Enter}{/Control}');
  expect(sent).toContainEqual({ type: 'reply.submitted', id: 1, text: '@jo' });
});
