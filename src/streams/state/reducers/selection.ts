import type { Draft } from 'immer';
import type { NoteId } from '../../notes/note';
import { type HandlersOf, unchanged } from '../handlers';
import type { State } from '../state';
import { read } from './reads';

/** Which note, which filter, and what was followed out of the panel. */
export const selection: HandlersOf<'note' | 'filter' | 'site' | 'post' | 'comment' | 'edit'> = {
  'note.selected': (state, { id }) => {
    select(state, id);
  },
  'note.deselected': (state) => {
    state.selectedNoteId = null;
  },
  'note.highlighted': (state, { id }) => {
    state.highlightedNoteId = id;
  },
  'filter.selected': (state, { name }) => {
    state.filterName = name;
    state.selectedNoteId = null;
    state.highlightedNoteId = null;
    if (Object.keys(state.filteredNoteReads).length > 0) state.filteredNoteReads = {};
  },
  'site.opened': unchanged,
  'post.opened': unchanged,
  'comment.opened': unchanged,
  'edit.requested': unchanged,
};

/** However a note comes to be selected, it is read by that; while the unread filter is on, it stays in the list. */
export function select(state: Draft<State>, id: NoteId): void {
  if (!(id in state.allNotes) || id in state.hiddenNoteIds) return;
  state.selectedNoteId = id;
  read(state, id);
}
