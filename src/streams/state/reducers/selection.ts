import { type HandlersOf, unchanged } from '../handlers';

/** Which note, which filter, and what was followed out of the panel. */
export const selection: HandlersOf<'note' | 'filter' | 'site' | 'post' | 'comment' | 'edit'> = {
  'note.selected': (state, { id }) => {
    const note = state.allNotes[id];
    if (!note || id in state.hiddenNoteIds) return;
    state.selectedNoteId = id;
    if (note.isRead || state.noteReads[id]) return;
    state.noteReads[id] = true;
    if (state.filterName === 'unread') state.filteredNoteReads[id] = true;
  },
  'note.deselected': (state) => {
    state.selectedNoteId = null;
  },
  'filter.selected': (state, { name }) => {
    state.filterName = name;
    state.selectedNoteId = null;
    if (Object.keys(state.filteredNoteReads).length > 0) state.filteredNoteReads = {};
  },
  'site.opened': unchanged,
  'post.opened': unchanged,
  'comment.opened': unchanged,
  'edit.requested': unchanged,
};
