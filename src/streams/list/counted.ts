import type { Draft } from 'immer';
import type { NoteId } from '../notes/note';
import type { NoteSummary } from '../notes/note-summary';
import { newestFirst } from '../state/sorted-notes';
import type { State } from '../state/state';
import { MAX_NOTES } from '../timing';

/**
 * Merges a count response into the state. Known notes older than those of the response stay, unless the response
 * is complete. New notes are counted as arrivals, as in `markArrivals`.
 */
export function count(state: Draft<State>, notes: readonly NoteSummary[], isComplete: boolean): void {
  const held = state.counted ?? [];
  const [newest] = held;
  const ids = new Set(held.map(({ id }) => id));
  const arrived = notes.filter(
    ({ id, timestamp }) => newest && !ids.has(id) && timestamp >= newest.timestamp,
  ).length;
  if (arrived > 0) state.arrival = { count: arrived, tick: state.tick };
  const oldest = [...notes].sort(newestFirst).at(-1);
  const older = held.filter((each) => !isComplete && oldest && newestFirst(oldest, each) < 0);
  state.counted = newestOf([...older, ...notes]);
}

/** Adds pushed notes to the count, before the list arrives. */
export function addToCount(state: Draft<State>, notes: readonly NoteSummary[]): void {
  const added = notes.map(({ id, type, isRead, timestamp, hash }) => ({ id, type, isRead, timestamp, hash }));
  if (state.counted) state.counted = newestOf([...state.counted, ...added]);
}

/** Removes notes from the count that the platform no longer has. */
export function removeFromCount(state: Draft<State>, ids: readonly NoteId[]): void {
  if (state.counted) state.counted = state.counted.filter(({ id }) => !ids.includes(id));
}

/** Each note once, in its last version, newest first; at most 100. */
const newestOf = (notes: readonly NoteSummary[]): NoteSummary[] =>
  [...new Map(notes.map((note) => [note.id, note])).values()].sort(newestFirst).slice(0, MAX_NOTES);
