/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../../support/notes';
import { manyUsers } from '../../support/many-likes';
import { announced, renderDetail } from '../support/panel';
import { parsePeople } from '../../../src/streams/conversation/parse-people';
import { firstCount, nextCount } from '../../../src/components/detail/use-gradual-count';
import { findUsers, listedUsers } from '../../../src/components/detail/find-users';
import { bodyParts } from '../../../src/components/detail/body-parts';

const liked = (count: number, more: readonly object[] = []) =>
  renderDetail(note(1, { type: 'like', body: [...manyUsers(count), ...more] }));
const names = () => [...document.querySelectorAll('.user-name')].map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search by name or site' });

test('[many-people] more than 20 people have a search and start with ten', async () => {
  const { unmount } = liked(300);
  expect(search()).toBeVisible();
  expect(search()).not.toHaveAttribute('dir');
  expect(names()).toHaveLength(10);
  unmount();
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
])('[many-people] the search finds %s, ignoring case and diacritics', (_, typed, name) => {
  const { users } = bodyParts(note(1, { type: 'like', body: manyUsers(300) }));
  expect(findUsers(listedUsers(users), typed).map(({ part }) => part.block.text)).toEqual([name]);
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

test('[many-people] Escape moves the focus from the search to the note, whose other texts show, too', async () => {
  liked(21, [{ text: 'A remark.' }]);
  expect(await screen.findByText('A remark.')).toBeVisible();
  await userEvent.type(search(), 'zoe{Escape}');
  expect(document.activeElement).toHaveAttribute('data-detail-heading');
  expect(search()).toHaveValue('zoe');
  expect(names()).toEqual(['Zoë Müller']);
  await announced('1 person found');
});

const LIKE = note(1, {
  type: 'like',
  body: [{ type: 'user', text: 'Joan', actions: { follow: false }, meta: { ids: { user: 5, site: 6 } } }],
  meta: { ids: { site: 1, post: 2 } },
});
const opened = (likes: readonly object[]) =>
  renderDetail(LIKE, { people: { '1//2': { people: parsePeople({ likes }), asOf: LIKE.timestamp } } });

test('[all-people] follow those of the note, who alone can be followed', () => {
  opened([
    { ID: 5, name: 'Joan' },
    { ID: 7, name: 'Kim', profile_URL: 'https://people.example/kim' },
    { ID: 0, name: 'Anonymous', profile_URL: 'https://people.example/' },
    { ID: 8, name: '' },
  ]);
  expect(names()).toEqual(['Joan', 'Kim', 'Anonymous', 'Someone']);
  expect(screen.getByRole('link', { name: 'Kim' })).toHaveAttribute('href', 'https://people.example/kim');
  expect(screen.getByText('Anonymous').closest('a')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Follow' })).toHaveLength(1);
});

test('[all-people] that are many have a search of their own', () => {
  opened(Array.from({ length: 60 }, (_, index) => ({ ID: 100 + index, name: `Reader ${index}` })));
  expect(names()).toHaveLength(11);
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all 60' })).toBeVisible();
});

test('[all-people] of the note are enough while no others are known', () => {
  renderDetail(LIKE);
  expect(names()).toEqual(['Joan']);
});

const URL = 'https://blog.example/large/';
const large = (changes = {}) => note(1, { url: URL, body: [{ text: 'a'.repeat(30_000) }], ...changes });
const more = () => screen.queryByRole('link', { name: 'More on the site' });

test('[large-notes] a note that is cut has a link to the whole on the site', () => {
  renderDetail(large());
  expect(more()).toHaveAttribute('href', URL);
});

test.each([
  ['that is not cut has no such link', { body: [{ text: 'a'.repeat(20_000) }] }, 0],
  ['without an address says where the rest is, without a link', { url: '' }, 1],
])('[large-notes] a note %s', (_what, changes, count) => {
  renderDetail(large(changes));
  expect(more()).not.toBeInTheDocument();
  expect(screen.queryAllByText('More on the site')).toHaveLength(count);
});

test('[large-notes] many users are drawn in batches, until all of them are there', async () => {
  const body = Array.from({ length: 60 }, (_, id) => ({ type: 'user', text: `Reader ${id}.` }));
  const { users } = bodyParts(note(1, { body }));
  expect(nextCount(users, 0)).toBeLessThan(20);
  renderDetail(note(1, { body }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all 60' }));
  expect(await screen.findByText('Reader 59.')).toBeVisible();
});

test('a text of usual length is drawn with the header of its note, and a larger one than a batch after it', async () => {
  const usual = bodyParts(note(1, { body: [{ text: 'a'.repeat(5000) }] })).preface;
  const { preface } = bodyParts(large());
  expect([firstCount(usual), firstCount(preface), nextCount(preface, 0)]).toEqual([1, 0, 1]);
  renderDetail(large());
  expect(await screen.findByText(/^a{20000}$/)).toBeVisible();
});
