import type { NoteId } from '../../src/streams/notes/note';
import { selectGroups } from '../../src/streams/list/groups';
import { neighbour } from '../../src/streams/list/neighbour';
import { selectSelectedNote, selectVisibleNotes } from '../../src/streams/list/selectors';
import { isHidden, noteOverlay } from '../../src/streams/outbox/note-records';
import { selectBell } from '../../src/streams/reading/bell';
import { mentionListAt } from '../../src/streams/mentions/selectors';
import { selectSortedNotes } from '../../src/streams/state/sorted-notes';
import type { State } from '../../src/streams/state/state';
import { MAX_NOTES } from '../../src/streams/timing';

const idsOf = (record: Readonly<Record<NoteId, unknown>>): NoteId[] => Object.keys(record).map(Number);
const without = (ids: readonly NoteId[], record: Readonly<Record<NoteId, unknown>>): NoteId[] =>
  ids.filter((id) => !(id in record));

/** Describes each contradiction in a state; empty for any state that the reducer may produce. */
export function contradictions(state: State): string[] {
  const { allNotes, foundNotes, selectedNoteId, list, filteredNoteReads, arrivedNoteIds } = state;
  const sorted = selectSortedNotes(state);
  const visible = selectVisibleNotes(state);
  const rows = selectGroups(state).flatMap(({ notes }) => notes);
  const isUnordered = sorted.some(({ timestamp, id }, index) => {
    const next = sorted[index + 1];
    return next && (next.timestamp > timestamp || (next.timestamp === timestamp && next.id >= id));
  });
  const flagged = { ...filteredNoteReads, ...arrivedNoteIds };
  const overlays = Object.values(allNotes).map((note) => ({ note, shown: noteOverlay(state, note) }));
  const isFree = ({ note, shown }: (typeof overlays)[number]): boolean =>
    !shown.isWaiting && !(note.id in state.drafts);
  const found: Record<string, boolean> = {
    'a note is stored under the id of another note': idsOf(allNotes).some((id) => allNotes[id]?.id !== id),
    'the list is out of order or has duplicates': isUnordered,
    'the selected note is missing': selectedNoteId !== null && !selectSelectedNote(state),
    'the selected note is hidden, and nobody writes a reply to it':
      selectedNoteId !== null && isHidden(state, selectedNoteId) && !(selectedNoteId in state.drafts),
    'a hidden note is visible': visible.some(({ id }) => isHidden(state, id)),
    'a visible note is not the stored one': visible.some((note) => allNotes[note.id] !== note),
    'a row appears twice': new Set(rows).size < rows.length,
    'a visible note has no row': visible.some((note) => !rows.includes(note)),
    'a note with an undo bar is not hidden': overlays.some(
      ({ shown }) => shown.undoBar !== undefined && !shown.removal,
    ),
    'a flag belongs to a missing note': without(idsOf(flagged), allNotes).length > 0,
    'a draft is empty': Object.values(state.drafts).includes(''),
    'there are too many notes': overlays.filter(isFree).length > MAX_NOTES + 1 + idsOf(foundNotes).length,
    'a found note is missing': without(idsOf(foundNotes), allNotes).length > 0,
    'the list is longer than its limit': Math.max(list.wanted, list.loaded) > MAX_NOTES,
    'the bell counts more notes than there are':
      selectBell(state).numNew > (state.isLoading ? (state.counted ?? []) : sorted).length,
    'the next note is hidden': [neighbour(state, selectedNoteId ?? 0, 1)].some(
      (note) => note && isHidden(state, note.id),
    ),
    'the mention list is empty':
      state.mention !== null && mentionListAt(state, state.mention.box)?.matches.length === 0,
  };
  return Object.keys(found).filter((name) => found[name]);
}
