/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../support/notes';
import { renderDetail, renderPanel } from './panel';

const user = (text: string, changes: object = {}) => ({ type: 'user', text, ...changes });
const article = () => screen.getByRole('article');

test('the header has the title, the way back, and arrows that end with the list', async () => {
  const { sent, tell } = renderPanel([note(3), note(2), note(1)], { selectedNoteId: 3 });
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
  tell({ type: 'note.selected', id: 1 });
  expect(article()).toBeVisible();
});

test('the focus goes to the heading when a note opens, and back to its row', async () => {
  renderPanel([note(1)]);
  await userEvent.click(screen.getByRole('button', { name: /commented \(1\)/ }));
  expect(screen.getByRole('heading', { name: 'Comment' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /commented \(1\)/ })).toHaveFocus();
});

test('a frame that has not the focus does not take it from the page it is in', () => {
  const { tell } = renderPanel([note(1)]);
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  tell({ type: 'note.selected', id: 1 });
  expect(document.body).toHaveFocus();
});

test('after trashing, the focus is on Undo', async () => {
  renderPanel([note(1)]);
  await userEvent.click(screen.getByRole('button', { name: /commented \(1\)/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('beside the list, a word stands where no note is selected; below 800 px the list is covered', () => {
  const { tell, container } = renderPanel([note(1)], { isWide: true });
  expect(screen.getByText('Pick a notification to read it here.')).toBeVisible();
  tell({ type: 'note.selected', id: 1 });
  expect(container.querySelector('.pane-list')).not.toHaveAttribute('inert');
  tell({ type: 'width.changed', isWide: false });
  expect(container.querySelector('.pane-list')).toHaveAttribute('inert');
});

test('a user has a name, a site, and a follow button where the block offers it', async () => {
  const meta = { ids: { site: 7 }, links: { home: 'https://ann.example' }, titles: { home: 'Ann’s garden' } };
  const { sent } = renderDetail(
    note(1, {
      type: 'follow',
      body: [user('Ann', { meta, actions: { follow: false } }), user('Ben', { meta })],
    }),
  );
  expect(within(article()).getAllByRole('link', { name: 'Ann’s garden' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
  expect(sent).toEqual([{ type: 'follow.requested', siteId: 7, isFollowing: true }]);
  expect(screen.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
});

test('the time of a comment is with its author, and with no other user', () => {
  const { unmount } = renderDetail(note(1, { body: [user('Ann'), { type: 'comment', text: 'Hello' }] }));
  expect(within(article()).getByText('1 hour ago')).toBeVisible();
  unmount();
  renderDetail(note(1, { body: [user('Ann'), user('Ben')] }));
  expect(within(article()).queryByText('1 hour ago')).toBeNull();
});

test('leading text is the preface, in front of users, comments and posts', () => {
  const { container } = renderDetail(note(1, { body: [{ text: 'First' }, user('Ann'), { text: 'Last' }] }));
  expect(container.querySelector('.preface')).toHaveTextContent(/^First$/);
  expect(article()).toHaveTextContent(/First.*Ann.*Last/);
});

const own = /You replied to this/;
test.each([
  [{ site: 1, post: 2, comment: 3, reply_comment: 4 }, 'You replied to this comment.'],
  [{ site: 1, post: 2, reply_comment: 4 }, 'You replied to this post.'],
])('the blogger’s own reply is told with a link', async (ids, text) => {
  const { sent } = renderDetail(
    note(1, { url: 'https://blog.example/p/#comment-3', body: [{ type: 'post', text: 'x' }], meta: { ids } }),
  );
  const link = screen.getByRole('link', { name: text });
  expect(link).toHaveAttribute('href', 'https://blog.example/p/#comment-4');
  await userEvent.click(link);
  expect(sent).toEqual([
    { type: 'comment.opened', siteId: 1, postId: 2, commentId: 4, href: 'https://blog.example/p/#comment-4' },
  ]);
});

test('the blogger’s own reply is told once, and not when there is none', () => {
  const body = [{ type: 'comment', text: 'x' }, { text: 'You replied to this comment.' }];
  const { unmount } = renderDetail(note(1, { body, meta: { ids: { reply_comment: 4 } } }));
  expect(screen.getAllByText(own)).toHaveLength(1);
  unmount();
  renderDetail(note(1));
  expect(screen.queryByText(own)).toBeNull();
});

test('the blogger’s own reply is told once, in whatever language the platform tells of it', () => {
  const told = { text: 'Du hast geantwortet', ranges: [{ indices: [9, 19], type: 'comment', id: 4 }] };
  const { container } = renderDetail(
    note(1, { body: [{ type: 'comment', text: 'x' }, told], meta: { ids: { reply_comment: 4 } } }),
  );
  expect(container.querySelectorAll('.block-replied')).toHaveLength(1);
  expect(screen.queryByText(own)).toBeNull();
});

test('a note with nothing but its id, type and one text can be read', () => {
  renderDetail(note(1, { type: 'odd', title: '', subject: [], body: [{ text: 'Hello' }], meta: {} }));
  expect(screen.getByRole('heading', { name: 'Notification' })).toBeVisible();
  expect(article()).toHaveTextContent('Hello');
});
