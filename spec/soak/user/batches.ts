import { SETTLE_MS } from '../../../src/streams/timing';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../support/day/random';
import { click } from '../click';
import type { Moderation } from '../ledger-entries';
import { type Action, inTime, isUntouched, notesWhere, type UserContext } from './context';
import { LAST_MOMENT_MS } from './moderating';
import { wasSetAside } from './setting-aside';

type BatchKind = 'trash' | 'spam' | 'approve' | 'read' | 'aside';

const LABELS: Readonly<Record<BatchKind, string>> = {
  trash: 'Trash',
  spam: 'Spam',
  approve: 'Approve',
  read: 'Read',
  aside: 'Set aside',
};
const KEYS: Readonly<Record<BatchKind, string>> = {
  trash: 't',
  spam: 's',
  approve: 'a',
  read: 'm',
  aside: 'd',
};

/** Several notes that are checked, and what is to be done with them. */
interface Batch {
  readonly kind: BatchKind;
  readonly ids: readonly number[];
  /** Those that were unread. */
  readonly unread: readonly number[];
}

const bar = ({ tab }: UserContext) => tab.panel.frame.locator('.batch-bar');

/** Checks up to four comments without a reply, and picks an action that all of them allow. */
async function check(context: UserContext, random: Random): Promise<Batch | undefined> {
  const { tab, ledger } = context;
  if ((await tab.current()) !== undefined) await click(tab.button('Back'));
  // Notes whose action has failed are checked again.
  if (await tab.button('Unselect all').isVisible()) await click(tab.button('Unselect all'));
  const isFit = isUntouched(context);
  const fit = await notesWhere(
    context,
    (note) => isFit(note) && !ledger.entries.replies.some((reply) => reply.note === note.id),
  );
  if (fit.length < 2) return undefined;
  const start = random.whole(0, fit.length - 2);
  const ids = fit.slice(start, start + random.whole(2, 4)).map(({ id }) => id);
  for (const id of ids) await click(tab.row(id).locator('.row-icon'));
  const offered = await tab.panel.frame.locator('.checks-actions button').allTextContents();
  const kinds = (['trash', 'trash', 'spam', 'approve', 'read', 'aside'] as const).filter((kind) =>
    // A label with numbers is for some of them only.
    offered.includes(LABELS[kind]),
  );
  const rows = await Promise.all(ids.map((id) => tab.row(id).getAttribute('class')));
  const areChecked = rows.every((classes) => classes?.includes('is-checked'));
  if (kinds.length === 0 || !areChecked) return undefined;
  const unread = ids.filter((_id, index) => rows[index]?.includes('is-unread'));
  return { kind: random.pick(kinds), ids, unread };
}

async function press({ tab }: UserContext, kind: BatchKind, random: Random): Promise<void> {
  if (random.chance(0.5)) await tab.press(KEYS[kind]);
  else
    await click(
      tab.panel.frame.locator('.checks-actions').getByRole('button', { name: LABELS[kind], exact: true }),
    );
}

/** Checks several notes and acts on all of them; then often Undo. */
export const batch: Action = async (context, random) => {
  const checked = await check(context, random);
  if (!checked) return undefined;
  const { tab, ledger } = context;
  const { kind, ids, unread } = checked;
  const at = Date.now();
  await press(context, kind, random);
  let end = '';
  if (kind === 'trash' || kind === 'spam') end = await moderated(context, { kind, ids, at }, random);
  if (kind === 'approve') end = await approved(context, ids, random);
  if (kind === 'read') for (const id of ids) ledger.read(id, true);
  if (kind === 'aside') end = await wasSetAside(context, { ids, unread, canUndo: random.chance(0.4) });
  return `batch of ${kind}, ${ids.join()} in the ${tab.name} tab: ${end}`;
};

interface Moderated extends Pick<Moderation, 'kind' | 'at'> {
  readonly ids: readonly number[];
}

/** Undoes the moderation of a batch early or late, closes its bar, or waits. */
async function moderated(
  context: UserContext,
  { kind, ids, at }: Moderated,
  random: Random,
): Promise<string> {
  const { tab, ledger } = context;
  const next = random.pick(['undo', 'undo', 'late', 'close', 'let be', 'let be'] as const);
  const text = new RegExp(`^${ids.length} comments (trashed|marked as spam)`);
  const own = bar(context).filter({ hasText: text });
  const ends = new Map<number, Moderation['end']>(ids.map((id) => [id, 'unclear']));
  try {
    if (next === 'late')
      await wait(Math.max(at + random.whole(...LAST_MOMENT_MS) - SETTLE_MS - Date.now(), 0));
    if (next === 'undo') await wait(random.whole(100, 2000));
    if (next === 'close') await inTime(click(own.getByRole('button', { name: 'Close' }), { timeout: 1500 }));
    if (next === 'close' || next === 'let be') for (const id of ids) ends.set(id, 'confirmed');
    else if (await inTime(click(own.getByRole('button', { name: 'Undo' }), { timeout: 1000 })))
      for (const id of ids) if (await inTime(tab.row(id).waitFor({ timeout: 1500 }))) ends.set(id, 'undone');
  } finally {
    for (const [note, end] of ends) ledger.moderated({ note, kind, at, end });
  }
  return `${next}, ${[...ends.values()].join()}`;
}

/** Undo does the opposite with the comments that were approved. */
async function approved(context: UserContext, ids: readonly number[], random: Random): Promise<string> {
  const { tab, ledger } = context;
  const toggle = (value: boolean): void => {
    for (const id of ids) ledger.toggled({ kind: 'approve', id, value, tab: tab.name });
  };
  toggle(true);
  if (random.chance(0.6)) return 'let be';
  const own = bar(context).filter({ hasText: `${ids.length} comments approved` });
  if (!(await inTime(click(own.getByRole('button', { name: 'Undo' }), { timeout: 2500 })))) return 'no Undo';
  toggle(false);
  return 'undone';
}

/** Sends the failed actions of a batch again. */
export const retryBatch: Action = async (context) => {
  const button = bar(context).getByRole('button', { name: 'Retry' });
  if (!(await button.isVisible())) return undefined;
  await click(button);
  return 'retries a batch';
};
