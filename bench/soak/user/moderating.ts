import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../spec/support/day/random';
import type { Moderation } from '../ledger';
import { type Action, inTime, isUntouched, openSome, type Situation } from './situation';

const BARS = { spam: 'Comment marked as spam', trash: 'Comment trashed' };
const LABELS = { spam: 'Spam', trash: 'Trash' };
const KEYS = { spam: 's', trash: 't' };
/** The undo window is 4500 ms. */
const LAST_MOMENT_MS = [4200, 4600] as const;

/** Marks or trashes a note that has not been; undefined where there is none. */
export async function begin(
  situation: Situation,
  random: Random,
): Promise<Omit<Moderation, 'end'> | undefined> {
  const { tab } = situation;
  const note = await openSome(situation, random, isUntouched(situation));
  const kind = random.pick(['spam', 'trash', 'trash'] as const);
  if (!note || !(LABELS[kind] in (await tab.detail()).buttons)) return undefined;
  const at = Date.now();
  if (random.chance(0.3)) await tab.press(KEYS[kind]);
  else await tab.panel.action(LABELS[kind]).click();
  await inTime(tab.row(note.id).waitFor({ state: 'detached' }));
  return { note: note.id, kind, at };
}

/** Clicks Undo; whether the note came back, as far as that can be told. */
async function undo({ tab }: Situation, note: number, random: Random): Promise<Moderation['end']> {
  const button = tab.panel.frame.locator(`.undo-bar button[data-note="${note}"]`);
  const isLast = await tab.frame.evaluate(() => document.querySelectorAll('.undo-bar').length === 1);
  if (isLast && random.chance(0.3)) await tab.press('u');
  else if (!(await inTime(button.click({ timeout: 1000 })))) return 'unclear';
  return (await inTime(tab.row(note).waitFor({ timeout: 1500 }))) ? 'undone' : 'unclear';
}

/** Marks or trashes, and undoes it, at once or in the last moment, closes the bar, or lets it be. */
export const moderate: Action = async (situation, random) => {
  const begun = await begin(situation, random);
  if (!begun) return undefined;
  const { note, kind } = begun;
  const next = random.pick(['undo', 'undo', 'late', 'close', 'let be', 'let be'] as const);
  // Where a hand was too slow, nobody knows what came of it.
  let end: Moderation['end'] = 'unclear';
  try {
    if (next === 'late') await wait(Math.max(begun.at + random.whole(...LAST_MOMENT_MS) - Date.now(), 0));
    if (next === 'undo') await wait(random.whole(100, 2500));
    if (next === 'close') await close(situation, begun);
    end = next === 'undo' || next === 'late' ? await undo(situation, note, random) : 'confirmed';
  } finally {
    situation.book.moderated({ ...begun, end });
  }
  return `${kind === 'spam' ? 'marks as spam' : 'trashes'} ${note}, ${next}: ${end}`;
};

/** A bar that has gone is as good as closed. */
const close = (
  { tab: { panel } }: Situation,
  { note, kind }: Pick<Moderation, 'note' | 'kind'>,
): Promise<boolean> =>
  inTime(
    panel.frame
      .getByRole('group', { name: BARS[kind] })
      .filter({ has: panel.frame.locator(`[data-note="${note}"]`) })
      .getByRole('button', { name: 'Close' })
      .click({ timeout: 1500 }),
  );
