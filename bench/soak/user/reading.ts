import { outstanding } from '../ledger';
import { type Action, openSome } from './situation';

const FILTERS = ['All', 'Unread', 'Comments', 'Follows', 'Likes'];

/** Goes through the notes with the keys, some steps one way. */
export const walk: Action = async ({ tab }, random) => {
  const key = random.pick(['j', 'j', 'k', 'ArrowDown', 'ArrowUp']);
  const times = random.whole(1, 5);
  for (let step = 0; step < times; step += 1) await tab.press(key);
  return `${key} ${times} times, to ${(await tab.current()) ?? 'a row'}`;
};

export const open: Action = async (situation, random) => {
  const note = await openSome(situation, random, () => true);
  return note && `opens ${note.id}`;
};

export const back: Action = async ({ tab }) => {
  if ((await tab.current()) === undefined) return undefined;
  await tab.button('Back').click();
  return 'goes back to the list';
};

/** A filter, and soon or later all notes again. */
export const filter: Action = async ({ tab }, random) => {
  const name = random.chance(0.4) ? 'All' : random.pick(FILTERS);
  await tab.panel.frame.locator('.filter-bar').getByRole('button', { name, exact: true }).click();
  return `filters by ${name}`;
};

export const scroll: Action = async ({ tab }, random) => {
  const by = random.pick([-4000, -600, 600, 1500, 6000]);
  await tab.frame.evaluate((px) => document.querySelector('.pane-scroller')?.scrollBy({ top: px }), by);
  return `scrolls by ${by}`;
};

export const closePanel: Action = async ({ tab }, random) => {
  if (random.chance(0.3)) await tab.press('Escape');
  else if (random.chance(0.5)) await tab.panel.bell.click();
  else await tab.button('Close notifications').click();
  return 'closes the panel';
};

export const markAll: Action = async ({ tab, book }) => {
  const rows = await tab.rows();
  // Idle when there is nothing to be read.
  if (!(await tab.button('Mark all as read').isEnabled())) return undefined;
  await tab.button('Mark all as read').click();
  for (const id of rows) book.read(id, true);
  return `marks all as read, ${rows.length} in view`;
};

/** What is sent is answered by opening its note, which would read it again. */
export const markUnread: Action = async (situation, random) => {
  const { tab, book } = situation;
  const { ledger } = book;
  const note = await openSome(
    situation,
    random,
    ({ id }) =>
      !outstanding(ledger).some((reply) => reply.note === id) &&
      !ledger.moderations.some((moderation) => moderation.note === id),
  );
  if (!note) return undefined;
  await tab.button('Mark as unread').click();
  book.read(note.id, false);
  return `marks ${note.id} as unread`;
};

export const help: Action = async ({ tab }) => {
  await tab.button('Keyboard shortcuts').click();
  await tab.panel.frame.getByRole('dialog').waitFor();
  await tab.page.keyboard.press('Escape');
  await tab.panel.frame.getByRole('dialog').waitFor({ state: 'detached' });
  return 'looks at the shortcuts';
};

/** The host page's own button, as it were. */
export const refresh: Action = async ({ tab }) => {
  await tab.page.locator('notestream-bell').evaluate((bell: HTMLElementTagNameMap['notestream-bell']) => {
    bell.refresh();
  });
  return 'refreshes';
};

export const dismiss: Action = async ({ tab }) => {
  const button = tab.button('Dismiss');
  if (!(await button.isVisible())) return undefined;
  await button.click();
  return 'dismisses the message';
};
