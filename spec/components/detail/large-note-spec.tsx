/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstCount, nextCount } from '../../../src/components/detail/use-gradual-count';
import { bodyParts } from '../../../src/components/detail/body-parts';
import { note } from '../../support/notes';
import { renderDetail } from '../support/panel';

const URL = 'https://blog.example/large/';
const large = (changes = {}) => note(1, { url: URL, body: [{ text: 'a'.repeat(30_000) }], ...changes });
const more = () => screen.queryByRole('link', { name: 'More on the site' });

test('[large-notes] a note that is cut has a link to the whole on the site', () => {
  renderDetail(large());
  expect(more()).toHaveAttribute('href', URL);
});

test('a note that is not cut has no such link', () => {
  renderDetail(large({ body: [{ text: 'a'.repeat(20_000) }] }));
  expect(more()).not.toBeInTheDocument();
});

test('a note without an address says where the rest is, without a link', () => {
  renderDetail(large({ url: '' }));
  expect(more()).not.toBeInTheDocument();
  expect(screen.getByText('More on the site')).toBeVisible();
});

test('[large-notes] many users are drawn in batches, until all of them are there', async () => {
  const body = Array.from({ length: 60 }, (_, id) => ({ type: 'user', text: `Reader ${id}.` }));
  const { users } = bodyParts(note(1, { body }));
  expect(nextCount(users, 0)).toBeLessThan(20);
  renderDetail(note(1, { body }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all 60' }));
  expect(await screen.findByText('Reader 59.')).toBeVisible();
});

test('a text that is larger than a batch is drawn whole, after the header of its note', async () => {
  const { preface } = bodyParts(large());
  expect(firstCount(preface)).toBe(0);
  expect(nextCount(preface, 0)).toBe(1);
  renderDetail(large());
  expect(await screen.findByText(/^a{20000}$/)).toBeVisible();
});

test('a text of usual length is drawn with the header of its note', () => {
  const { preface } = bodyParts(note(1, { body: [{ text: 'a'.repeat(5000) }] }));
  expect(firstCount(preface)).toBe(1);
});
