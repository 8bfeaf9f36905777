import type { NoteId } from '../../src/streams/notes/note';
import {
  neighbour,
  selectBell,
  selectGroups,
  selectMentionList,
  selectSelectedNote,
  selectSortedNotes,
  selectVisibleNotes,
} from '../../src/streams/state/selectors';
import type { State } from '../../src/streams/state/state';
import { MAX_NOTES } from '../../src/streams/timing';

const idsOf = (record: Readonly<Record<NoteId, unknown>>): NoteId[] => Object.keys(record).map(Number);
const without = (ids: readonly NoteId[], record: Readonly<Record<NoteId, unknown>>): NoteId[] =>
  ids.filter((id) => !(id in record));

/** What contradicts itself in a state, in words; nothing of a good one, whatever has come from outside. */
export function contradictions(state: State): string[] {
  const { allNotes, hiddenNoteIds, moderations, selectedNoteId, list } = state;
  const sorted = selectSortedNotes(state);
  const visible = selectVisibleNotes(state);
  const rows = selectGroups(state).flatMap(({ notes }) => notes);
  const isUnordered = sorted.some(({ timestamp, id }, index) => {
    const next = sorted[index + 1];
    return next && (next.timestamp > timestamp || (next.timestamp === timestamp && next.id >= id));
  });
  const overrides = { ...state.noteApprovals, ...state.noteLikes, ...state.filteredNoteReads };
  const inHand = { ...moderations, ...state.replying, ...state.drafts };
  const found: Record<string, boolean> = {
    'a note is held under another id': idsOf(allNotes).some((id) => allNotes[id]?.id !== id),
    'the list is not in order, or has a note twice': isUnordered,
    'what is selected is not held': selectedNoteId !== null && !selectSelectedNote(state),
    'what is selected is hidden': selectedNoteId !== null && selectedNoteId in hiddenNoteIds,
    'a hidden note is visible': visible.some(({ id }) => id in hiddenNoteIds),
    'a visible note is not held': visible.some((note) => allNotes[note.id] !== note),
    'a row stands twice': new Set(rows).size < rows.length,
    'a visible note has no row': visible.some((note) => !rows.includes(note)),
    'a note is hidden, and not moderated': without(idsOf(hiddenNoteIds), moderations).length > 0,
    'a note is moderated, and not hidden': without(idsOf(moderations), hiddenNoteIds).length > 0,
    'something is overridden that is not held': without(idsOf(overrides), allNotes).length > 0,
    'a reply is sent without its text': without(idsOf(state.replying), state.drafts).length > 0,
    'a draft is empty': Object.values(state.drafts).includes(''),
    'too many are held': without(idsOf(allNotes), inHand).length > MAX_NOTES + 1,
    'the list reaches too far': Math.max(list.wanted, list.loaded) > MAX_NOTES,
    'a follow is neither yes nor no': Object.values(state.follows).some(
      ({ isFollowing }) => typeof isFollowing !== 'boolean',
    ),
    'more are new than are held': selectBell(state).numNew > sorted.length,
    'a neighbour is hidden': [neighbour(state, selectedNoteId ?? 0, 1)].some(
      (note) => note && note.id in hiddenNoteIds,
    ),
    'the mention list is empty': selectMentionList(state)?.matches.length === 0,
  };
  return Object.keys(found).filter((name) => found[name]);
}
