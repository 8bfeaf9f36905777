/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation } from '../../../src/streams/conversation/state';
import { repliesFetched, conversation, threadComment } from '../../support/conversation';
import { note } from '../../support/notes';
import { renderDetail } from '../support/panel';

const IDS = { site: 1, post: 2, comment: 10, parent_comment: 9 };
const opened = (known?: Partial<Conversation>) =>
  renderDetail(note(1, { meta: { ids: IDS } }), {
    conversations: known ? { '1/10': conversation(known) } : {},
  });
const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const answered = () => screen.getByRole('region', { name: 'In reply to' });
const replies = () => screen.getByRole('region', { name: 'Replies' });

test('[open-conversation] shows the parent above it, with a link to its page', () => {
  opened({ parent: threadComment(9, undefined) });
  const link = within(answered()).getByRole('link');
  expect(answered()).toHaveTextContent('Reader 9');
  expect(answered()).toHaveTextContent('Text 9');
  expect(link).toHaveAttribute('href', 'https://blog.example/#comment-9');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const text = document.querySelector('[data-block="comment"]');
  expect(text && answered().compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[open-conversation] keeps a place for the parent before it is known', () => {
  opened();
  expect(answered()).toBeEmptyDOMElement();
  expect(answered()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('region', { name: 'Replies' })).not.toBeInTheDocument();
});

test('[open-conversation] a long comment that is answered opens and closes', async () => {
  const text = { text: 'A long text. '.repeat(20), ranges: [], media: [] };
  opened({ parent: threadComment(9, undefined, { text }) });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(answered()).toHaveClass('is-whole');
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(answered()).not.toHaveClass('is-whole');
});

test('[open-conversation] a comment that the header quotes in part opens in its place', async () => {
  const header = [{ text: 'Joan on A post' }, { text: 'The start of …' }];
  renderDetail(note(1, { header, meta: { ids: IDS } }), {
    conversations: { '1/10': conversation({ parent: threadComment(9, undefined) }) },
  });
  expect(screen.queryByRole('region', { name: 'In reply to' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(document.querySelector('.header-card')).toHaveTextContent('Joan on A postText 9');
  // The button stays, and keeps the focus.
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
});

test('[open-conversation] shows the parent below a header that has the name only', () => {
  renderDetail(note(1, { header: [{ text: 'Joan' }], meta: { ids: IDS } }), {
    conversations: { '1/10': conversation({ parent: threadComment(9, undefined) }) },
  });
  expect(document.querySelector('.header-card')).toHaveTextContent(/^Joan$/);
  expect(answered()).toHaveTextContent('Text 9');
});

test('[open-conversation] says that the parent cannot be shown', () => {
  opened({ parent: null });
  expect(answered()).toHaveTextContent("The comment that this one replies to can't be shown.");
});

test('[open-conversation] shows the replies below the comment, and deeper ones on demand', async () => {
  opened({
    comments: [
      threadComment(14, 13),
      threadComment(13, 12),
      threadComment(12, 11),
      threadComment(11, 10, { isApproved: false, name: '' }),
      threadComment(15, 7),
    ],
  });
  expect(within(replies()).getByRole('heading', { name: '1 reply' })).toBeVisible();
  expect(replies()).toHaveTextContent(/Someone.*Needs approval.*Text 11.*Text 12/);
  expect(replies()).not.toHaveTextContent(/Text 1[345]/);
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(replies()).toHaveTextContent(/Text 12.*Text 13.*Text 14/);
});

const FIRST = threadComment(11, 10);
const SECOND = threadComment(12, 11);

test.each([
  [
    'shows, and those that wait are still counted',
    [threadComment(13, 12)],
    [14],
    /Text 12.*Text 14/,
    '1 more',
  ],
  ['needs no button below the second level', [], [13], /Text 12.*Text 13/, null],
  ['shows, with the newest twenty of many', [], ids(100, 60), /Text 12.*Text 140.*Text 159/, '40 more'],
])('[open-conversation] a deep reply that comes later %s', (_what, deep, late, text, more) => {
  const known = [...deep, SECOND, FIRST];
  const { dispatch } = opened({ comments: known });
  const comments = [...late.map((id) => threadComment(id, 12)), ...known];
  dispatch(repliesFetched([], { comments, isComplete: true }));
  expect(replies()).toHaveTextContent(text);
  expect(replies()).not.toHaveTextContent(deep.length > 0 ? 'Text 13' : 'Text 100');
  expect(screen.queryByRole('button', { name: /more$/ })?.textContent ?? null).toBe(more);
});

test('[open-conversation] the button of deeper replies leaves the focus in the conversation', async () => {
  const known = [threadComment(13, 12), threadComment(12, 11), threadComment(11, 10)];
  const { dispatch } = opened({ comments: known });
  screen.getByRole('button', { name: '1 more' }).focus();
  dispatch(repliesFetched([], { comments: [threadComment(14, 12), ...known.slice(1)], isComplete: true }));
  await waitFor(() => expect(replies().contains(document.activeElement)).toBe(true));
});

test('[open-conversation] many replies start with the newest twenty', async () => {
  opened({ comments: ids(100, 60).map((id) => threadComment(id, 10)) });
  expect(within(replies()).getAllByRole('listitem')).toHaveLength(20);
  expect(replies()).toHaveTextContent(/Text 140.*Text 159/);
  await userEvent.click(screen.getByRole('button', { name: 'Show all replies' }));
  expect(within(replies()).getAllByRole('listitem')).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(within(replies()).getAllByRole('listitem')).toHaveLength(20);
});

test.each([
  ['a reply that was just sent', ids(100, 60), [ids(100, 61), ids(100, 62)], /Text 140.*Text 161/, 22],
  ['never more than twice as many', [100], [ids(100, 60)], /Show all replies/, 40],
  ['no older replies', ids(200, 5), [ids(100, 105)], /105 repliesShow all replies.*Text 185.*Text 204/, 20],
])('[open-conversation] of replies that arrive later, it shows %s', (_what, known, later, text, count) => {
  const { dispatch } = opened({ comments: known.map((id) => threadComment(id, 10)) });
  for (const each of later) dispatch(repliesFetched(each, { isComplete: true }));
  expect(replies()).toHaveTextContent(text);
  expect(within(replies()).getAllByRole('listitem')).toHaveLength(count);
});

test('[open-conversation] only the first reply goes when it is trashed', () => {
  const { dispatch } = opened({ comments: ids(100, 60).map((id) => threadComment(id, 10)) });
  dispatch(repliesFetched(ids(100, 64), { isComplete: true }));
  expect(within(replies()).getAllByRole('listitem')).toHaveLength(24);
  dispatch({ type: 'conversation.settled', site: 1, comment: 140, action: 'trash' });
  expect(replies()).toHaveTextContent(/Text 141.*Text 163/);
  expect(within(replies()).getAllByRole('listitem')).toHaveLength(23);
});

test('[open-conversation] says how far it searched, and looks further on demand', async () => {
  const { sent } = opened({ isComplete: false, searched: 100 });
  expect(replies()).toHaveTextContent('Searched the newest 100 comments of the post.');
  await userEvent.click(screen.getByRole('button', { name: 'Look further' }));
  expect(sent).toEqual([{ type: 'conversation.moreRequested', key: '1/10' }]);
  const button = screen.getByRole('button', { name: 'Look further' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
});

test('[open-conversation] says that it could not be loaded, and the button of another attempt leaves the focus to the heading', async () => {
  const { sent, dispatch } = opened({ hasFailed: true, isComplete: false });
  expect(replies()).toHaveTextContent("The conversation couldn't be loaded.");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'conversation.moreRequested', key: '1/10' }]);
  dispatch(repliesFetched([11], { isComplete: true }));
  await waitFor(() => expect(within(replies()).getByRole('heading', { name: '1 reply' })).toHaveFocus());
});

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

test('[comment-actions] the parent does not take the place of a title', () => {
  renderDetail(withHeader({ text }, { meta: { ids: IDS } }), {
    conversations: { '1/10': conversation({ parent: threadComment(9, undefined, { isLiked: false }) }) },
  });
  expect(title()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
