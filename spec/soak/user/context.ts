import { errors } from '@playwright/test';
import type { Random } from '../../support/day/random';
import type { Ledger } from '../ledger';
import { isWrittenOn } from '../ledger-entries';
import type { PlatformNote } from '../platform';
import type { Tab } from '../tab';
import type { PlatformMonitor } from '../platform-monitor';

/** Everything that an action of the user needs. */
export interface UserContext {
  readonly tab: Tab;
  readonly ledger: Ledger;
  readonly monitor: PlatformMonitor;
  /** Returns a text that has not been used before. */
  readonly newText: () => string;
  /** The first page acts on the second page's notes, too, once that one is closed. */
  readonly isForAll?: boolean;
}

/**
 * Does something at random and returns a description of it, or undefined if there was nothing to
 * do. Throws a TimeoutError if it took too long.
 */
export type Action = (context: UserContext, random: Random) => Promise<string | undefined>;

/** The user acts on this many notes from the top of the list. */
const REACH = 30;

/**
 * The listed notes that meet a condition. Each page acts on notes of its own, by the parity of their
 * ids, because of two texts for the same note one would win.
 */
export async function notesWhere(
  { tab, monitor, isForAll = false }: UserContext,
  isFit: (note: PlatformNote) => boolean,
): Promise<readonly PlatformNote[]> {
  const rows = (await tab.rows()).slice(0, isForAll ? undefined : REACH);
  const isOwn = (id: number): boolean => isForAll || id % 2 === (tab.name === 'first' ? 0 : 1);
  return rows.flatMap((id) => {
    const note = monitor.notes.get(id);
    return note && isOwn(id) && isFit(note) ? note : [];
  });
}

/** Opens a random note that meets a condition. */
export async function openNoteWhere(
  context: UserContext,
  random: Random,
  isFit: (note: PlatformNote) => boolean,
): Promise<PlatformNote | undefined> {
  const fit = await notesWhere(context, isFit);
  if (fit.length === 0) return undefined;
  const note = random.pick(fit);
  await context.tab.openNote(note.id);
  return note;
}

/** Whether a note is about a comment and has no draft, no unsettled reply and no moderation. */
export const isUntouched =
  ({ ledger: { entries } }: UserContext) =>
  (note: PlatformNote): boolean =>
    note.type === 'comment' &&
    !isWrittenOn(entries, note.id) &&
    !entries.moderations.some(({ note: moderated }) => moderated === note.id);

/** Whether a promise resolves before its timeout. Throws other errors. */
export async function inTime(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
