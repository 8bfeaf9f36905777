import { errors } from '@playwright/test';
import type { Random } from '../../../spec/support/day/random';
import type { Book } from '../book';
import { isWrittenOn } from '../ledger';
import type { HeldNote } from '../platform';
import type { Tab } from '../tab';
import type { Witness } from '../witness';

/** What the user has before them. */
export interface Situation {
  readonly tab: Tab;
  readonly book: Book;
  readonly witness: Witness;
  /** A text that nobody has written before. */
  readonly newText: () => string;
  /** The first page looks after the second's notes, too, when that is closed for good. */
  readonly isForAll?: boolean;
}

/** Does something with these dice, and tells what; undefined where there was nothing to do. Throws when it took too long. */
export type Action = (situation: Situation, random: Random) => Promise<string | undefined>;

/** How far down the list the user looks for something to do. */
const REACH = 30;

/**
 * Picks a note of the list for which this holds, and opens it. Each page has notes of its own, by their ids: who writes to
 * the same note in two pages must expect one of the texts to win.
 */
export async function openSome(
  { tab, witness, isForAll = false }: Situation,
  random: Random,
  isFit: (note: HeldNote) => boolean,
): Promise<HeldNote | undefined> {
  const rows = (await tab.rows()).slice(0, isForAll ? undefined : REACH);
  const isOwn = (id: number): boolean => isForAll || id % 2 === (tab.name === 'first' ? 0 : 1);
  const fit = rows.flatMap((id) => {
    const note = witness.notes.get(id);
    return note && isOwn(id) && isFit(note) ? note : [];
  });
  if (fit.length === 0) return undefined;
  const note = random.pick(fit);
  await tab.openNote(note.id);
  return note;
}

/** A comment's note without a text on its way, and that was never marked or trashed. */
export const isUntouched =
  ({ book: { ledger } }: Situation) =>
  (note: HeldNote): boolean =>
    note.type === 'comment' &&
    !isWrittenOn(ledger, note.id) &&
    !ledger.moderations.some(({ note: moderated }) => moderated === note.id);

/** Whether it came about in time. What fails for any other reason throws. */
export async function inTime(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
