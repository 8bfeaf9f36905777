import type { NoteId } from '../../src/streams/notes/note';
import {
  neighbour,
  selectGroups,
  selectSelectedNote,
  selectVisibleNotes,
} from '../../src/streams/list/selectors';
import { selectBell } from '../../src/streams/reading/bell';
import { selectMentionList } from '../../src/streams/mentions/selectors';
import { selectSortedNotes } from '../../src/streams/state/sorted-notes';
import type { State } from '../../src/streams/state/state';
import { MAX_NOTES } from '../../src/streams/timing';

const idsOf = (record: Readonly<Record<NoteId, unknown>>): NoteId[] => Object.keys(record).map(Number);
const without = (ids: readonly NoteId[], record: Readonly<Record<NoteId, unknown>>): NoteId[] =>
  ids.filter((id) => !(id in record));

/** Describes each contradiction in a state; empty for any state that the reducer may produce. */
export function contradictions(state: State): string[] {
  const { allNotes, hiddenNoteIds, moderations, selectedNoteId, list } = state;
  const sorted = selectSortedNotes(state);
  const visible = selectVisibleNotes(state);
  const rows = selectGroups(state).flatMap(({ notes }) => notes);
  const isUnordered = sorted.some(({ timestamp, id }, index) => {
    const next = sorted[index + 1];
    return next && (next.timestamp > timestamp || (next.timestamp === timestamp && next.id >= id));
  });
  const { noteApprovals, noteLikes, filteredNoteReads, arrivedNoteIds } = state;
  const flagged = { ...noteApprovals, ...noteLikes, ...filteredNoteReads, ...arrivedNoteIds };

  const inUse = { ...moderations, ...state.replying, ...state.drafts };
  const found: Record<string, boolean> = {
    'a note is stored under the id of another note': idsOf(allNotes).some((id) => allNotes[id]?.id !== id),
    'the list is out of order or has duplicates': isUnordered,
    'the selected note is missing': selectedNoteId !== null && !selectSelectedNote(state),
    'the selected note is hidden': selectedNoteId !== null && selectedNoteId in hiddenNoteIds,
    'a hidden note is visible': visible.some(({ id }) => id in hiddenNoteIds),
    'a visible note is not the stored one': visible.some((note) => allNotes[note.id] !== note),
    'a row appears twice': new Set(rows).size < rows.length,
    'a visible note has no row': visible.some((note) => !rows.includes(note)),
    'a held note is hidden but not moderated':
      without(idsOf(hiddenNoteIds), moderations).filter((id) => id in allNotes).length > 0,
    'a note is moderated but not hidden': without(idsOf(moderations), hiddenNoteIds).length > 0,
    'a flag belongs to a missing note': without(idsOf(flagged), allNotes).length > 0,
    'a running reply has no text': without(idsOf(state.replying), state.drafts).length > 0,
    'a draft is empty': Object.values(state.drafts).includes(''),
    'there are too many notes': without(idsOf(allNotes), inUse).length > MAX_NOTES + 1,
    'the list is longer than its limit': Math.max(list.wanted, list.loaded) > MAX_NOTES,
    'a follow is neither true nor false': Object.values(state.follows).some(
      ({ isFollowing }) => typeof isFollowing !== 'boolean',
    ),
    'the bell counts more notes than there are':
      selectBell(state).numNew > (state.isLoading ? (state.counted ?? []) : sorted).length,
    'the next note is hidden': [neighbour(state, selectedNoteId ?? 0, 1)].some(
      (note) => note && note.id in hiddenNoteIds,
    ),
    'the mention list is empty': selectMentionList(state)?.matches.length === 0,
  };
  return Object.keys(found).filter((name) => found[name]);
}
