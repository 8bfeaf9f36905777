/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../../support/notes';
import { manyUsers } from '../../support/many-likes';
import { renderDetail } from '../support/panel';

const liked = (count: number, more: readonly object[] = []) =>
  renderDetail(note(1, { type: 'like', body: [...manyUsers(count), ...more] }));
const names = () => [...document.querySelectorAll('.user-name')].map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search by name or site' });

test('[many-people] more than 20 people have a search and start with ten', () => {
  liked(300);
  expect(search()).toBeVisible();
  expect(search()).not.toHaveAttribute('dir');
  expect(names()).toHaveLength(10);
});

test('[many-people] twenty people are all there, without a search', async () => {
  liked(20);
  expect(await screen.findByText('Zoë Müller')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test("[many-people] 'Show all' shows the others, and keeps the focus beside them", async () => {
  liked(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 60' }));
  expect(document.activeElement).toHaveTextContent('Reader 10');
  expect(await screen.findByText('Reader 58')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

test.each([
  ['a name', 'zoe MULLER', 'Zoë Müller'],
  ['parts of a name in another order', ' müller  zo', 'Zoë Müller'],
  ['a site', 'cafe under', 'Zoë Müller'],
  ['a host', 'kitchen.ex', 'أَحْمَد'],
  ['a name without its marks', 'احمد', 'أَحْمَد'],
])('[many-people] the search finds %s, ignoring case and diacritics', async (_, typed, name) => {
  liked(300);
  await userEvent.type(search(), typed);
  expect(names()).toEqual([name]);
  expect(screen.getByText('1 person found')).toHaveAttribute('role', 'status');
});

test('[many-people] a search with many results starts with ten of them', async () => {
  liked(300);
  await userEvent.type(search(), 'reader 1');
  expect(names()).toHaveLength(10);
  expect(screen.getByText('138 people found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all 138' })).toBeVisible();
});

test('[many-people] an empty result says so, and blanks search for nothing', async () => {
  liked(300);
  await userEvent.type(search(), 'nobody at all');
  expect(names()).toEqual([]);
  expect(screen.getByText('No one found')).toBeVisible();
  await userEvent.clear(search());
  await userEvent.type(search(), '  ');
  expect(names()).toHaveLength(10);
  expect(screen.queryByText(/found/)).not.toBeInTheDocument();
});

test('[many-people] Escape moves the focus from the search to the note', async () => {
  liked(300);
  await userEvent.type(search(), 'zoe{Escape}');
  expect(document.activeElement).toHaveAttribute('data-detail-heading');
  expect(search()).toHaveValue('zoe');
});

test('[many-people] a text after the people is shown, too', async () => {
  liked(21, [{ text: 'A remark.' }]);
  expect(await screen.findByText('A remark.')).toBeVisible();
});
