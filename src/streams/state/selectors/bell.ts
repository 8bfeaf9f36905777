import memoizeOne from 'memoize-one';
import type { Note } from '../../notes/note';
import type { State } from '../state';
import { selectSortedNotes } from './list';

/** What the host's bell shows: how many notes are new, and the newest one's type (section 7, decision 10). */
export interface Bell {
  readonly numNew: number;
  readonly latestType: string | null;
}

export const selectBell = (state: State): Bell =>
  bell(selectSortedNotes(state), state.hiddenNoteIds, state.lastSeenTime);
const bell = memoizeOne(
  (notes: readonly Note[], hidden: State['hiddenNoteIds'], lastSeenTime: number): Bell => {
    const unseen = notes.filter((note) => !(note.id in hidden) && seconds(note) > lastSeenTime);
    return { numNew: unseen.length, latestType: unseen[0]?.type ?? null };
  },
);

/** The newest note's time in epoch seconds, 0 without notes: what `seen` advances to (section 9). */
export function selectNewestTime(state: State): number {
  const [newest] = selectSortedNotes(state);
  return newest ? seconds(newest) : 0;
}

/** Last seen times are in seconds: a note's fraction of one would never be seen. */
const seconds = ({ timestamp }: Note): number => Math.floor(timestamp / 1000);
