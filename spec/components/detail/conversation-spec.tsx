/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation } from '../../../src/streams/conversation/state';
import { answersFetched, conversation, threadComment } from '../../support/conversation';
import { note } from '../../support/notes';
import { renderDetail } from '../support/panel';

const IDS = { site: 1, post: 2, comment: 10, parent_comment: 9 };
const opened = (known?: Partial<Conversation>) =>
  renderDetail(note(1, { meta: { ids: IDS } }), {
    conversations: known ? { '1/10': conversation(known) } : {},
  });
const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const answered = () => screen.getByRole('region', { name: 'In reply to' });
const answers = () => screen.getByRole('region', { name: 'Answers' });

test('[open-conversation] shows what the comment answers above it, with a link to its page', () => {
  opened({ parent: threadComment(9, undefined) });
  const link = within(answered()).getByRole('link');
  expect(answered()).toHaveTextContent('Reader 9');
  expect(answered()).toHaveTextContent('Text 9');
  expect(link).toHaveAttribute('href', 'https://blog.example/#comment-9');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const text = document.querySelector('[data-block="comment"]');
  expect(text && answered().compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[open-conversation] keeps a place for what the comment answers before it is known', () => {
  opened();
  expect(answered()).toBeEmptyDOMElement();
  expect(answered()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('region', { name: 'Answers' })).not.toBeInTheDocument();
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

test('[open-conversation] shows what the comment answers below a header that has the name only', () => {
  renderDetail(note(1, { header: [{ text: 'Joan' }], meta: { ids: IDS } }), {
    conversations: { '1/10': conversation({ parent: threadComment(9, undefined) }) },
  });
  expect(document.querySelector('.header-card')).toHaveTextContent(/^Joan$/);
  expect(answered()).toHaveTextContent('Text 9');
});

test('[open-conversation] says that the comment that is answered cannot be shown', () => {
  opened({ parent: null });
  expect(answered()).toHaveTextContent("The comment that this one answers can't be shown.");
});

test('[open-conversation] shows the answers below the comment, and deeper ones on demand', async () => {
  opened({
    comments: [
      threadComment(14, 13),
      threadComment(13, 12),
      threadComment(12, 11),
      threadComment(11, 10, { isApproved: false, name: '' }),
      threadComment(15, 7),
    ],
  });
  expect(within(answers()).getByRole('heading', { name: '1 answer' })).toBeVisible();
  expect(answers()).toHaveTextContent(/Someone.*Needs approval.*Text 11.*Text 12/);
  expect(answers()).not.toHaveTextContent(/Text 1[345]/);
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(answers()).toHaveTextContent(/Text 12.*Text 13.*Text 14/);
});

test('[open-conversation] a deep answer that comes later shows, and those that wait are still counted', async () => {
  const known = [threadComment(13, 12), threadComment(12, 11), threadComment(11, 10)];
  const { dispatch } = opened({ comments: known });
  dispatch(answersFetched([], { comments: [threadComment(14, 12), ...known], isComplete: true }));
  expect(answers()).toHaveTextContent(/Text 12.*Text 14/);
  expect(answers()).not.toHaveTextContent('Text 13');
  await userEvent.click(screen.getByRole('button', { name: '1 more' }));
  expect(answers()).toHaveTextContent(/Text 12.*Text 13.*Text 14/);
});

test('[open-conversation] a reply below the second level needs no button', () => {
  const known = [threadComment(12, 11), threadComment(11, 10)];
  const { dispatch } = opened({ comments: known });
  dispatch(answersFetched([], { comments: [threadComment(13, 12), ...known], isComplete: true }));
  expect(answers()).toHaveTextContent(/Text 12.*Text 13/);
  expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
});

test('[open-conversation] of many deep answers that come later the newest twenty show', () => {
  const known = [threadComment(12, 11), threadComment(11, 10)];
  const { dispatch } = opened({ comments: known });
  const deep = ids(100, 60).map((id) => threadComment(id, 12));
  dispatch(answersFetched([], { comments: [...deep, ...known], isComplete: true }));
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(22);
  expect(answers()).toHaveTextContent(/Text 12.*Text 140.*Text 159/);
  expect(screen.getByRole('button', { name: '40 more' })).toBeVisible();
});

test('[open-conversation] the button of deeper answers leaves the focus in the conversation', async () => {
  const known = [threadComment(13, 12), threadComment(12, 11), threadComment(11, 10)];
  const { dispatch } = opened({ comments: known });
  screen.getByRole('button', { name: '1 more' }).focus();
  dispatch(answersFetched([], { comments: [threadComment(14, 12), ...known.slice(1)], isComplete: true }));
  await waitFor(() => expect(answers().contains(document.activeElement)).toBe(true));
});

test('[open-conversation] many answers start with the newest twenty', async () => {
  opened({ comments: ids(100, 60).map((id) => threadComment(id, 10)) });
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(20);
  expect(answers()).toHaveTextContent(/Text 140.*Text 159/);
  await userEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(20);
});

test('[open-conversation] a reply that was just sent shows, and no answer goes for it', () => {
  const { dispatch } = opened({ comments: ids(100, 60).map((id) => threadComment(id, 10)) });
  dispatch(answersFetched(ids(100, 61), { isComplete: true }));
  dispatch(answersFetched(ids(100, 62), { isComplete: true }));
  expect(answers()).toHaveTextContent(/Text 140.*Text 161/);
});

test('[open-conversation] only the first answer goes when it is trashed', () => {
  const { dispatch } = opened({ comments: ids(100, 60).map((id) => threadComment(id, 10)) });
  dispatch(answersFetched(ids(100, 64), { isComplete: true }));
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(24);
  dispatch({ type: 'conversation.settled', site: 1, comment: 140, kind: 'trash', isOn: true });
  expect(answers()).toHaveTextContent(/Text 141.*Text 163/);
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(23);
});

test('[open-conversation] never draws more than twice as many before the blogger wants all', () => {
  const { dispatch } = opened({ comments: [threadComment(100, 10)] });
  dispatch(answersFetched(ids(100, 60), { isComplete: true }));
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(40);
  expect(screen.getByRole('button', { name: 'Show all answers' })).toBeVisible();
});

test('[open-conversation] older answers that arrive later wait until the blogger wants them', () => {
  const { dispatch } = opened({ comments: ids(200, 5).map((id) => threadComment(id, 10)) });
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(5);
  dispatch(answersFetched(ids(100, 105), { isComplete: true }));
  expect(answers()).toHaveTextContent(/105 answersShow all answers.*Text 185.*Text 204/);
  expect(within(answers()).getAllByRole('listitem')).toHaveLength(20);
});

test('[open-conversation] says how far it searched, and looks further on demand', async () => {
  const { sent } = opened({ isComplete: false, searched: 100 });
  expect(answers()).toHaveTextContent('Searched the newest 100 comments of the post.');
  await userEvent.click(screen.getByRole('button', { name: 'Look further' }));
  expect(sent).toEqual([{ type: 'conversation.moreRequested', key: '1/10' }]);
  const button = screen.getByRole('button', { name: 'Look further' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
});

test('[open-conversation] says that it could not be loaded, with another attempt', async () => {
  const { sent } = opened({ hasFailed: true });
  expect(answers()).toHaveTextContent("The conversation couldn't be loaded.");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'conversation.moreRequested', key: '1/10' }]);
});

test('[open-conversation] draws hostile texts as text', () => {
  opened({
    parent: threadComment(9, undefined, {
      name: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      text: { text: '<script>alert(1)</script>', ranges: [], media: [] },
    }),
  });
  expect(answered()).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(within(answered()).queryByRole('link')).not.toBeInTheDocument();
});

test('[open-conversation] the button that goes with what it has loaded leaves the focus to the heading', async () => {
  const { dispatch } = opened({ hasFailed: true, isComplete: false });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  dispatch(answersFetched([11], { isComplete: true }));
  await waitFor(() => expect(within(answers()).getByRole('heading', { name: '1 answer' })).toHaveFocus());
});
