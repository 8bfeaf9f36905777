import { filterButton } from '../../e2e/support/keyboard';
import { unsettledReplies } from '../ledger-entries';
import { type Action, openNoteWhere } from './context';
import { click } from '../click';

const FILTERS = ['All', 'Unread', 'Comments', 'Follows', 'Likes'];

/** Moves through the notes by key, some steps in one direction. */
export const walk: Action = async ({ tab }, random) => {
  const key = random.pick(['j', 'j', 'k', 'ArrowDown', 'ArrowUp']);
  const times = random.whole(1, 5);
  for (let step = 0; step < times; step += 1) await tab.press(key);
  return `${key} ${times} times, to ${(await tab.current()) ?? 'a row'}`;
};

export const open: Action = async (context, random) => {
  const note = await openNoteWhere(context, random, () => true);
  return note && `opens ${note.id}`;
};

export const back: Action = async ({ tab }) => {
  if ((await tab.current()) === undefined) return undefined;
  await click(tab.button('Back'));
  return 'goes back to the list';
};

/** Chooses a filter; often the one for all notes. */
export const filter: Action = async ({ tab }, random) => {
  const name = random.chance(0.4) ? 'All' : random.pick(FILTERS);
  await click(filterButton(tab.panel.frame, name));
  return `filters by ${name}`;
};

export const scroll: Action = async ({ tab }, random) => {
  const by = random.pick([-4000, -600, 600, 1500, 6000]);
  await tab.frame.evaluate((px) => document.querySelector('.pane-scroller')?.scrollBy({ top: px }), by);
  return `scrolls by ${by}`;
};

export const closePanel: Action = async ({ tab }, random) => {
  if (random.chance(0.3)) await tab.press('Escape');
  else if (random.chance(0.5)) await click(tab.panel.bell);
  else await click(tab.button('Close notifications'));
  return 'closes the panel';
};

/** Three attempts of up to 30 s, and the waits between them. */
const CONFIRMED_MS = 100_000;

export const markAll: Action = async ({ tab, ledger }) => {
  const rows = await tab.rows();
  // The button is disabled if no note is unread.
  if (!(await tab.button('Mark all as read').isEnabled())) return undefined;
  await click(tab.button('Mark all as read'));
  // The panel takes the marks back if the platform does not confirm them.
  const outcome = tab.panel.frame
    .getByText(/\d marked as read|notifications (?:couldn't be|weren't)/)
    .first();
  const text = await outcome.textContent({ timeout: CONFIRMED_MS }).catch(() => undefined);
  if (text?.includes('notifications') !== false) return 'marks all as read, without success';
  for (const id of rows) ledger.read(id, true);
  return `marks all as read, ${rows.length} in view`;
};

/** Leaves out notes with an unsettled reply, because checking the reply reads the note again. */
export const markUnread: Action = async (context, random) => {
  const { tab, ledger } = context;
  const { entries } = ledger;
  const note = await openNoteWhere(
    context,
    random,
    ({ id }) =>
      !unsettledReplies(entries).some((reply) => reply.note === id) &&
      !entries.moderations.some((moderation) => moderation.note === id),
  );
  if (!note) return undefined;
  await click(tab.button('Mark as unread'));
  ledger.read(note.id, false);
  return `marks ${note.id} as unread`;
};

export const help: Action = async ({ tab }) => {
  await click(tab.button('More'));
  await click(tab.panel.frame.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await tab.panel.frame.getByRole('dialog').waitFor();
  await tab.page.keyboard.press('Escape');
  await tab.panel.frame.getByRole('dialog').waitFor({ state: 'detached' });
  return 'looks at the shortcuts';
};

/** Calls `refresh()` of the bell, as a host page may do. */
export const refresh: Action = async ({ tab }) => {
  await tab.page.locator('notestream-bell').evaluate((bell: HTMLElementTagNameMap['notestream-bell']) => {
    bell.refresh();
  });
  return 'refreshes';
};

export const dismiss: Action = async ({ tab }) => {
  const button = tab.button('Dismiss');
  if (!(await button.isVisible())) return undefined;
  await click(button);
  return 'dismisses the message';
};
