/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../support/notes';
import { renderDetail } from './support/panel';

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
