/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../../src/streams/state/events';
import { note } from '../../support/notes';
import { renderDetail } from '../support/panel';

const withFlags = (...flags: string[]) =>
  note(1, {
    body: [{ type: 'comment', text: 'x', actions: Object.fromEntries(flags.map((flag) => [flag, false])) }],
  });

const buttonNames = (): (string | null)[] => {
  const bar = screen.queryByRole('group', { name: 'Actions' });
  return bar
    ? within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : [];
};

test.each([
  [[], []],
  [['follow', 'replyto-comment'], []],
  [['approve-comment'], ['Approve']],
  [['like-post'], ['Like']],
  [
    ['like-comment', 'edit-comment'],
    ['Like', 'Edit'],
  ],
  [
    ['trash-comment', 'spam-comment'],
    ['Spam', 'Trash'],
  ],
])(
  '[purpose-of-the-panel] [place-of-the-actions] [actions-by-flag] a note with the flags %j shows the buttons %j (section 6)',
  (flags, expected) => {
    renderDetail(withFlags(...flags));
    expect(buttonNames()).toEqual(expected);
  },
);

test.each<[name: string, flag: string, title: string, event: Event]>([
  ['Approve', 'approve-comment', 'Approve (A)', { type: 'action.requested', action: 'approve', id: 1 }],
  ['Like', 'like-comment', 'Like (L)', { type: 'action.requested', action: 'like', id: 1 }],
  ['Edit', 'edit-comment', 'Edit in a new tab (E)', { type: 'edit.requested', id: 1 }],
  ['Spam', 'spam-comment', 'Mark as spam (S)', { type: 'action.requested', action: 'spam', id: 1 }],
  ['Trash', 'trash-comment', 'Trash (T)', { type: 'action.requested', action: 'trash', id: 1 }],
])(
  '[edit-comment-message] the button %s names its key and sends its event',
  async (name, flag, title, event) => {
    const { sent } = renderDetail(withFlags(flag));
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('title', title);
    await userEvent.click(button);
    expect(sent).toEqual([event]);
  },
);

test.each([
  ['Approve', 'Approved', 'approve-comment', 'action.requested'],
  ['Like', 'Liked', 'like-post', 'action.requested'],
])('the button %s becomes %s at once, and toggles back', async (off, on, flag, type) => {
  const { sent } = renderDetail(withFlags(flag));
  await userEvent.click(screen.getByRole('button', { name: off }));
  await userEvent.click(screen.getByRole('button', { name: on }));
  expect(screen.getByRole('button', { name: off })).toBeVisible();
  expect(sent.map((event) => event.type)).toEqual([type, type]);
});

const everyToggle = note(1, {
  read: 1,
  body: [
    { type: 'user', text: 'Ann', meta: { ids: { site: 7 } }, actions: { follow: false } },
    { type: 'comment', text: 'x', actions: { 'approve-comment': false, 'like-comment': false } },
  ],
});

test.each(['Approve', 'Like', 'Follow', 'Unread', 'Comments', 'Follows', 'Likes'])(
  '[toggle-labels] a press on %s changes its label or `aria-pressed`, not both',
  async (name) => {
    renderDetail(everyToggle);
    const button = screen.getByRole('button', { name });
    const pressed = button.getAttribute('aria-pressed');
    await userEvent.click(button);
    const isSameLabel = button.textContent === name;
    expect(button.getAttribute('aria-pressed')).toBe(isSameLabel ? 'true' : null);
    expect(pressed).toBe(isSameLabel ? 'false' : null);
  },
);
