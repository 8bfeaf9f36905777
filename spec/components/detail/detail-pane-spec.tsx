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

test('[user-block] the time is shown once: with the author of a comment or the only user, otherwise with the headline', () => {
  const blockOfTime = () =>
    within(article()).getByText('1 hour ago').closest('.block-user, .detail-headline')?.className;
  const { unmount } = renderDetail(note(1, { body: [user('Ann'), { type: 'comment', text: 'Hello' }] }));
  expect(blockOfTime()).toBe('block-user');
  unmount();
  const { unmount: unmountOne } = renderDetail(note(1, { body: [{ text: 'Hello' }, user('Ann')] }));
  expect(blockOfTime()).toBe('block-user');
  unmountOne();
  renderDetail(note(1, { body: [user('Ann'), user('Ben')] }));
  expect(blockOfTime()).toBe('detail-headline');
});

test('[headline-and-time] a note repeats its headline, unless its body has the same text', () => {
  const subject = [{ text: 'Your blog is one year old' }];
  for (const body of [[{ text: 'One year!' }], [{ text: 'Your blog is one year old' }], []]) {
    const { unmount } = renderDetail(note(1, { subject, body }));
    expect(within(article()).getAllByText('Your blog is one year old')).toHaveLength(1);
    unmount();
  }
});

test('[headline-and-time] a new follower has a name, a blog and its description', () => {
  const meta = {
    ids: { site: 7 },
    links: { home: 'https://ann.example' },
    titles: { home: 'Garden', tagline: 'Weeds' },
  };
  const { unmount } = renderDetail(note(1, { type: 'follow', body: [user('Ann', { meta })] }));
  expect(within(article()).getByText('Weeds')).toBeVisible();
  unmount();
  renderDetail(note(1, { type: 'like', body: [user('Ann', { meta })] }));
  expect(within(article()).queryByText('Weeds')).toBeNull();
});

test('[note-preface] text blocks at the start are the preface, before users, comments and posts', () => {
  const { container } = renderDetail(note(1, { body: [{ text: 'First' }, user('Ann'), { text: 'Last' }] }));
  expect(container.querySelector('.preface')).toHaveTextContent(/^First$/);
  expect(article()).toHaveTextContent(/First.*Ann.*Last/);
});

const OWN_REPLY = /You replied to this/;
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

test('the blogger’s own reply is mentioned once, and not if there is none', () => {
  const body = [{ type: 'comment', text: 'x' }, { text: 'You replied to this comment.' }];
  const { unmount } = renderDetail(note(1, { body, meta: { ids: { reply_comment: 4 } } }));
  expect(screen.getAllByText(OWN_REPLY)).toHaveLength(1);
  unmount();
  renderDetail(note(1));
  expect(screen.queryByText(OWN_REPLY)).toBeNull();
});

test('the blogger’s own reply is mentioned once if the body mentions it in another language', () => {
  const germanText = { text: 'Du hast geantwortet', ranges: [{ indices: [9, 19], type: 'comment', id: 4 }] };
  const { container } = renderDetail(
    note(1, { body: [{ type: 'comment', text: 'x' }, germanText], meta: { ids: { reply_comment: 4 } } }),
  );
  expect(container.querySelectorAll('.block-replied')).toHaveLength(1);
  expect(screen.queryByText(OWN_REPLY)).toBeNull();
});

test('a note with only an id, a type and one text is readable', () => {
  renderDetail(note(1, { type: 'odd', title: '', subject: [], body: [{ text: 'Hello' }], meta: {} }));
  expect(screen.getByRole('heading', { name: 'Notification' })).toBeVisible();
  expect(article()).toHaveTextContent('Hello');
});
