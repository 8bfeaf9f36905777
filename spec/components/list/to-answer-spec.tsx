/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { waitText } from '../../../src/components/list/wait-text';
import type { State } from '../../../src/streams/state/state';
import { listed } from '../../support/legend';
import { note } from '../../support/notes';
import { LISTED, NOW, announced, renderPanel } from '../support/panel';

const MINUTE_MS = 60_000;
const VIEW: Partial<State> = { view: 'toAnswer' };
const PARTIAL: Partial<State> = { list: { ...LISTED, isComplete: false } };

const tab = () => screen.getByRole('button', { name: /^To answer/ });
const old = note(1, { timestamp: '2026-11-17T12:00:00Z', subject: [{ text: 'Three days old' }] });
const young = note(2, { timestamp: '2026-11-20T12:00:00Z', subject: [{ text: 'An hour old' }] });
const rows = () => [...document.querySelectorAll('.row')].map(({ textContent }) => textContent);

test('[to-answer-tab] the sixth tab counts the comments that wait, with a plus while older notes are not loaded', async () => {
  const { sent, state$ } = renderPanel([old, young], PARTIAL);
  expect(tab()).toHaveAccessibleName('To answer, 2+ waiting');
  expect(tab()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(tab());
  expect(sent).toEqual([{ type: 'view.selected', view: 'toAnswer' }]);
  expect(tab()).toHaveAttribute('aria-pressed', 'true');
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed).toHaveLength(1);
  expect(state$.value.filterName).toBe('all');
});

test('[to-answer-order] [to-answer-searched] in a complete list, each row says how long it has waited, and the oldest comes first', () => {
  renderPanel([old, young], VIEW);
  expect(screen.queryByText(/were searched/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search older ones' })).toBeNull();
  expect(rows()).toEqual([
    expect.stringContaining('Three days oldWaiting 3 days'),
    expect.stringContaining('An hour oldWaiting 1 hour'),
  ]);
});

test.each([
  [NOW, 'Waiting 1 minute'],
  [NOW + MINUTE_MS, 'Waiting 1 minute'],
  [NOW - 59.9 * MINUTE_MS, 'Waiting 59 minutes'],
  [NOW - 60 * MINUTE_MS, 'Waiting 1 hour'],
  [NOW - 24 * 60 * MINUTE_MS + 1, 'Waiting 23 hours'],
  [NOW - 24 * 60 * MINUTE_MS, 'Waiting 1 day'],
  [NOW - 40 * 24 * 60 * MINUTE_MS, 'Waiting 40 days'],
  [0, ''],
])('[to-answer-wait] since the time %d it says "%s"', (time, text) => {
  expect(waitText(time, NOW, 'en')).toBe(text);
});

test('[to-answer-searched] the list says how many notes it has searched, and a button searches the rest', async () => {
  const { sent, dispatch } = renderPanel([old, young], { ...VIEW, ...PARTIAL });
  const searched = screen.getByText('Only your newest 2 notifications were searched.');
  await announced('Only your newest 2 notifications were searched.');
  await userEvent.click(screen.getByRole('button', { name: 'Search older ones' }));
  expect(sent).toEqual([{ type: 'notes.restWanted' }]);
  const button = screen.getByRole('button', { name: 'Search older ones' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: 'Loading more notifications' })).toBeVisible();
  dispatch(listed({ notes: [old, young, note(3, { type: 'like' })], number: 100, isComplete: false }));
  expect(searched).toHaveTextContent('Only your newest 3 notifications were searched.');
  expect(screen.queryByRole('progressbar', { name: 'Loading more notifications' })).toBeNull();
});

test('[to-answer-empty] an empty list has words of its own', () => {
  renderPanel([note(1, { type: 'like' })], { ...VIEW, list: { ...LISTED, isComplete: false, loaded: 100 } });
  const notice = document.querySelector<HTMLElement>('.notice') ?? document.body;
  expect(within(notice).getByText('No comment waits for your reply.')).toBeVisible();
  expect(within(notice).getByText('Only your newest 1 notification was searched.')).toBeVisible();
  expect(within(notice).getByRole('link')).toHaveTextContent('Older notifications on the site');
});
