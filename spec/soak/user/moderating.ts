import { SETTLE_MS } from '../../../src/streams/timing';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../support/day/random';
import type { Moderation } from '../ledger-entries';
import { type Action, inTime, isUntouched, openNoteWhere, type UserContext } from './context';
import { click } from '../click';

const BARS = { spam: 'Comment marked as spam', trash: 'Comment trashed' };
const LABELS = { spam: 'Spam', trash: 'Trash' };
const KEYS = { spam: 's', trash: 't' };
/** Around the end of the undo window of 4500 ms. */
export const LAST_MOMENT_MS = [4200, 4600] as const;

/** Marks a note as spam or trashes it. Returns undefined if there is no suitable note. */
export async function begin(
  context: UserContext,
  random: Random,
): Promise<Omit<Moderation, 'end'> | undefined> {
  const { tab } = context;
  const note = await openNoteWhere(context, random, isUntouched(context));
  const kind = random.pick(['spam', 'trash', 'trash'] as const);
  if (!note || !(LABELS[kind] in (await tab.detail()).buttons)) return undefined;
  const at = Date.now();
  if (random.chance(0.3)) await tab.press(KEYS[kind]);
  else await click(tab.panel.action(LABELS[kind]));
  await inTime(tab.row(note.id).waitFor({ state: 'detached' }));
  return { note: note.id, kind, at };
}

/** Clicks Undo. Returns `undone` if the note comes back, else `unclear`. */
async function undo({ tab }: UserContext, note: number, random: Random): Promise<Moderation['end']> {
  const button = tab.panel.frame.locator(`.undo-bar button[data-note="${note}"]`);
  const isLast = await tab.frame.evaluate(() => document.querySelectorAll('.undo-bar').length === 1);
  if (isLast && random.chance(0.3)) await tab.press('u');
  else if (!(await inTime(click(button, { timeout: 1000 })))) return 'unclear';
  return (await inTime(tab.row(note).waitFor({ timeout: 1500 }))) ? 'undone' : 'unclear';
}

/** Marks as spam or trashes; then undoes it early or late, closes the bar, or waits. */
export const moderate: Action = async (context, random) => {
  const begun = await begin(context, random);
  if (!begun) return undefined;
  const { note, kind } = begun;
  const next = random.pick(['undo', 'undo', 'late', 'close', 'let be', 'let be'] as const);
  // Stays `unclear` if an action below times out.
  let end: Moderation['end'] = 'unclear';
  try {
    if (next === 'late')
      await wait(Math.max(begun.at + random.whole(...LAST_MOMENT_MS) - SETTLE_MS - Date.now(), 0));
    if (next === 'undo') await wait(random.whole(100, 2500));
    if (next === 'close') await close(context, begun);
    end = next === 'undo' || next === 'late' ? await undo(context, note, random) : 'confirmed';
  } finally {
    context.ledger.moderated({ ...begun, end });
  }
  return `${kind === 'spam' ? 'marks as spam' : 'trashes'} ${note}, ${next}: ${end}`;
};

/** Closes the undo bar, if it is still there. */
const close = (
  { tab: { panel } }: UserContext,
  { note, kind }: Pick<Moderation, 'note' | 'kind'>,
): Promise<boolean> =>
  inTime(
    click(
      panel.frame
        .getByRole('group', { name: BARS[kind] })
        .filter({ has: panel.frame.locator(`[data-note="${note}"]`) })
        .getByRole('button', { name: 'Close' }),
      { timeout: 1500 },
    ),
  );
