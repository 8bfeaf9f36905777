/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../../support/notes';
import { renderDetail, renderPanel } from '../support/panel';

const user = (text: string, changes: object = {}) => ({ type: 'user', text, ...changes });
const article = () => screen.getByRole('article');

test('[detail-header] the header has the title, a back button, and arrows that are disabled at the ends of the list', async () => {
  const { sent, dispatch } = renderPanel([note(3), note(2), note(1)], { selectedNoteId: 3 });
  expect(screen.getByRole('heading', { name: 'Comment' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous notification' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next notification' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next notification' }));
  expect(screen.getByRole('button', { name: 'Next notification' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(sent).toEqual([
    { type: 'note.selected', id: 2 },
    { type: 'note.selected', id: 1 },
    { type: 'note.deselected' },
  ]);
  dispatch({ type: 'note.selected', id: 1 });
  expect(article()).toBeVisible();
});

test('the focus moves to the heading when a note opens, and back to its row when it closes', async () => {
  renderPanel([note(1)]);
  await userEvent.click(screen.getByRole('button', { name: /commented \(1\)/ }));
  expect(screen.getByRole('heading', { name: 'Comment' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /commented \(1\)/ })).toHaveFocus();
});

test('a frame without the focus does not take it from the host page', () => {
  const { dispatch } = renderPanel([note(1)]);
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  dispatch({ type: 'note.selected', id: 1 });
  expect(document.body).toHaveFocus();
});

test('the focus is on Undo after a comment is trashed', async () => {
  renderPanel([note(1)]);
  await userEvent.click(screen.getByRole('button', { name: /commented \(1\)/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('[wide-layout] without a selected note a placeholder stands beside the list, and an open note covers a narrow list', () => {
  const { dispatch, container } = renderPanel([note(1)], { isWide: true });
  expect(screen.getByText('Pick a notification to read it here.')).toBeVisible();
  dispatch({ type: 'note.selected', id: 1 });
  expect(container.querySelector('.pane-list')).not.toHaveAttribute('inert');
  dispatch({ type: 'width.changed', isWide: false });
  expect(container.querySelector('.pane-list')).toHaveAttribute('inert');
});

test('[user-block] [follow-by-actions] a user has a name, a site, and a follow button if the block has the flag', async () => {
  const meta = { ids: { site: 7 }, links: { home: 'https://ann.example' }, titles: { home: 'Ann’s garden' } };
  const { sent } = renderDetail(
    note(1, {
      type: 'follow',
      body: [user('Ann', { meta, actions: { follow: false } }), user('Ben', { meta })],
    }),
  );
  expect(within(article()).getAllByRole('link', { name: 'Ann’s garden' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(sent).toEqual([{ type: 'follow.requested', siteId: 7, isFollowing: true }]);
  expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
});

test.each([
  ['with the author of a comment', [user('Ann'), { type: 'comment', text: 'Hello' }], 'block-user'],
  ['with the only user', [{ text: 'Hello' }, user('Ann')], 'block-user'],
  ['with the headline', [user('Ann'), user('Ben')], 'detail-headline'],
])('[user-block] the time is shown once: %s', (_where, body, expected) => {
  renderDetail(note(1, { body }));
  const time = within(article()).getByText('1 hour ago');
  expect(time.closest('.block-user, .detail-headline')).toHaveClass(expected);
});

test.each([
  ['follow', 1],
  ['like', 0],
])('[headline-and-time] a %s has the description of the blog %d times', (type, count) => {
  const titles = { home: 'Garden', tagline: 'Weeds' };
  const meta = { ids: { site: 7 }, links: { home: 'https://ann.example' }, titles };
  renderDetail(note(1, { type, body: [user('Ann', { meta })] }));
  expect(within(article()).queryAllByText('Weeds')).toHaveLength(count);
});

test('[note-preface] text blocks at the start are the preface, before users, comments and posts', () => {
  const { container } = renderDetail(note(1, { body: [{ text: 'First' }, user('Ann'), { text: 'Last' }] }));
  expect(container.querySelector('.preface')).toHaveTextContent(/^First$/);
  expect(article()).toHaveTextContent(/First.*Ann.*Last/);
});

const OWN_RANGE = { indices: [9, 19], type: 'comment', id: 4 };

test.each([
  [{ site: 1, post: 2, comment: 3, reply_comment: 4 }, 'You replied to this comment.'],
  [{ site: 1, post: 2, reply_comment: 4 }, 'You replied to this post.'],
])(
  '[own-reply] the blogger’s own reply is linked, and before its address is known, the note’s (%j)',
  async (ids, text) => {
    const [url, href] = [
      'https://blog.example/p/#comment-3',
      'https://blog.example/p/comment-page-2/#comment-4',
    ];
    const body = [{ type: 'post', text: 'x' }];
    const { sent, dispatch } = renderDetail(note(1, { url, body, meta: { ids } }));
    const link = screen.getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', url);
    dispatch({ type: 'reply.linked', key: '1/4', url: href });
    expect(link).toHaveAttribute('href', href);
    sent.length = 0;
    await userEvent.click(link);
    expect(sent).toEqual([{ type: 'comment.opened', siteId: 1, postId: 2, commentId: 4, href }]);
  },
);

test.each([
  ['once, where the body mentions it', { text: 'You replied to this comment.' }, 1, 1],
  ['once, in the language of the body', { text: 'Du hast geantwortet', ranges: [OWN_RANGE] }, 1, 0],
  ['only if there is one', { text: 'x' }, 0, 0],
])('[own-reply] the blogger’s own reply is mentioned %s', (_how, block, blocks, count) => {
  const meta = { ids: blocks === 0 ? {} : { reply_comment: 4 } };
  const { container } = renderDetail(note(1, { body: [{ type: 'comment', text: 'x' }, block], meta }));
  expect(container.querySelectorAll('.block-replied')).toHaveLength(blocks);
  expect(screen.queryAllByText(/You replied to this/)).toHaveLength(count);
});
