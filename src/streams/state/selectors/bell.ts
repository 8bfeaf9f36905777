import { createSelector } from 'reselect';
import type { State } from '../state';
import { selectSortedNotes } from './list';

/** What the host's bell shows: how many notes are new, and the newest one's type (section 7, decision 10). */
export interface Bell {
  readonly numNew: number;
  readonly latestType: string | null;
}

export const selectBell = createSelector(
  [selectSortedNotes, (state: State) => state.hiddenNoteIds, (state: State) => state.lastSeenTime],
  (notes, hidden, lastSeenTime): Bell => {
    const unseen = notes.filter((note) => !(note.id in hidden) && note.timestamp / 1000 > lastSeenTime);
    return { numNew: unseen.length, latestType: unseen[0]?.type ?? null };
  },
);

/** The newest note's time in epoch seconds, 0 without notes: what `seen` advances to (section 9). */
export const selectNewestTime = (state: State): number =>
  Math.floor((selectSortedNotes(state)[0]?.timestamp ?? 0) / 1000);
