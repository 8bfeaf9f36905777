import { current, type Draft } from 'immer';
import { remove } from '../../lib/remove';
import type { NoteId } from '../notes/note';
import type { PolledNote } from '../notes/polled-note';
import { noteOverlay } from '../outbox/note-records';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { MAX_NOTES } from '../timing';

/**
 * Keeps the newest 100 notes, and those in use (section 9). All notes of the list count as loaded, so
 * that polls check them (rule shown-is-checked).
 */
export function keepWithinLimit(state: Draft<State>): void {
  trimToLimit(state);
  if (!state.isLoading) countAsLoaded(state);
}

/** Whether the note has a waiting action, or is open with a draft. */
export function isInUse(state: Draft<State>, id: NoteId): boolean {
  const note = state.allNotes[id];
  if (id === state.selectedNoteId && id in state.drafts) return true;
  return note !== undefined && noteOverlay(state, note).isWaiting;
}

const countListed = ({ allNotes, foundNotes }: Draft<State>): number =>
  Object.keys(allNotes).length - Object.keys(foundNotes).length;

function trimToLimit(state: Draft<State>): void {
  if (countListed(state) <= MAX_NOTES) return;
  const beyond = selectSortedNotes(current(state)).slice(MAX_NOTES);
  for (const { id } of beyond) if (id !== state.selectedNoteId && !isInUse(state, id)) removeNote(state, id);
}

/**
 * Removes a note and its flags. Keeps its ticks, so that older responses do not add it again, and its read
 * mark, because the note may still exist below the list.
 */
export function removeNote(state: Draft<State>, id: NoteId): void {
  const byId = [
    state.allNotes,
    state.foundNotes,
    state.unreadable,
    state.filteredNoteReads,
    state.arrivedNoteIds,
    state.answeredNotes,
    state.unfoldedNoteIds,
    state.checkedNoteIds,
  ];
  for (const record of byId) remove(record, id);
  if (state.selectedNoteId === id) state.selectedNoteId = null;
}

/** Extends the loaded and the wanted part of the list by the notes that arrived, up to 100. */
function countAsLoaded(state: Draft<State>): void {
  const { list } = state;
  const added = countListed(state) - list.loaded;
  if (added <= 0) return;
  list.loaded = Math.min(list.loaded + added, MAX_NOTES);
  list.wanted = Math.min(list.wanted + added, MAX_NOTES);
}

/** Keeps at most 100 unreadable notes: the latest, then the others with the highest ids. */
export function addUnreadable(state: Draft<State>, latest: readonly PolledNote[]): void {
  const others = Object.values(current(state).unreadable)
    .filter(({ id }) => !latest.some((each) => each.id === id))
    .sort((one, other) => other.id - one.id);
  const kept = [...latest, ...others].slice(0, MAX_NOTES);
  state.unreadable = Object.fromEntries(kept.map((each) => [each.id, each]));
}
