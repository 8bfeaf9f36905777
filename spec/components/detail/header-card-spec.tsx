/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversation, threadComment } from '../../support/conversation';
import { note } from '../../support/notes';
import { renderDetail } from '../support/panel';

const URL = 'https://blog.example/bread/';
const NAME = { text: 'Joan' };
const withHeader = (title: unknown, changes = {}) =>
  note(1, { url: `${URL}comment-page-1/#comment-10`, header: [NAME, title], ...changes });
const title = () => screen.getByRole('link', { name: 'Bread without hurry' });
const linksIn = (container: Element) =>
  [...container.querySelectorAll('article a')].map(({ textContent }) => textContent);
const text = 'Bread without hurry';
const range = (changes = {}) => ({ type: 'post', indices: [0, 5], url: URL, site_id: 8, id: 9, ...changes });

test('[title-above-a-note] the title is a link to the note’s page without the comment’s fragment', async () => {
  const { sent } = renderDetail(withHeader({ text }));
  expect(title()).toHaveAttribute('href', `${URL}comment-page-1/`);
  await userEvent.click(title());
  const href = `${URL}comment-page-1/`;
  expect(sent).toEqual([{ type: 'post.opened', siteId: 1, postId: 2, href }]);
});

test('[title-above-a-note] the address of the title’s own range comes first, and all of the title is its link', async () => {
  const { sent } = renderDetail(withHeader({ text, ranges: [range(), { type: 'b', indices: [0, 5] }] }));
  expect(title()).toHaveAttribute('href', URL);
  expect(title().querySelector('b')).toHaveTextContent('Bread');
  await userEvent.click(title());
  expect(sent).toEqual([{ type: 'post.opened', siteId: 8, postId: 9, href: URL }]);
});

test('a title with two links keeps both', () => {
  const ranges = [range(), range({ indices: [6, 13], url: 'https://blog.example/2' })];
  const { container } = renderDetail(withHeader({ text, ranges }));
  expect(linksIn(container)).toEqual(['Bread', 'without']);
});

test.each([
  ['a note without an address', { url: '' }],
  ['a note without a post', { meta: { ids: { site: 1 } } }],
])('the title of %s is plain text', (_name, changes) => {
  const { container } = renderDetail(withHeader({ text }, changes));
  expect(screen.getByText(text)).toBeVisible();
  expect(linksIn(container)).toEqual([]);
});

test('[answer-actions] the comment that is answered does not take the place of a title', () => {
  const IDS = { site: 1, post: 2, comment: 10, parent_comment: 9 };
  renderDetail(withHeader({ text }, { meta: { ids: IDS } }), {
    conversations: { '1/10': conversation({ parent: threadComment(9, undefined, { isLiked: false }) }) },
  });
  expect(title()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
