import { current, type Draft } from 'immer';
import { commentOf } from '../../notes/actions';
import type { NoteId } from '../../notes/note';
import { type HandlersOf, unchanged } from '../handlers';
import { remove } from '../remove';
import { neighbour } from '../selectors/list';
import type { State } from '../state';
import { doubt, touch } from './actions';
import { forget } from './notes';
import { select } from './selection';

/** Spam and trash: hidden at once, shown again by undo or by a failing server (section 4, decision 6). */
export const moderation: HandlersOf<'moderation'> = {
  'moderation.requested': (state, { id, kind }) => {
    const note = state.allNotes[id];
    if (!note || id in state.moderations) return;
    hide(state, id);
    state.moderations[id] = { kind, phase: 'pending', comment: commentOf(note) };
  },
  // The note may come later: hidden it is already.
  'moderation.restored': (state, { id, kind, phase, site, comment }) => {
    if (id in state.moderations) return;
    hide(state, id);
    state.moderations[id] = { kind, phase, comment: { site, comment } };
  },
  'moderation.undone': (state, { id }) => {
    if (state.moderations[id]?.phase !== 'pending') return;
    remove(state.moderations, id);
    remove(state.hiddenNoteIds, id);
    select(state, id);
  },
  'moderation.closed': unchanged,
  'moderation.started': (state, { id }) => {
    const moderated = state.moderations[id];
    if (moderated) moderated.phase = 'running';
  },
  'moderation.confirmed': (state, { id }) => {
    forget(state, id);
    touch(state, id);
  },
  'moderation.failed': (state, { id }) => {
    remove(state.moderations, id);
    remove(state.hiddenNoteIds, id);
    doubt(state);
  },
};

/** Out of the list and of the detail, where the next note takes its place if there is room for both (section 4). */
function hide(state: Draft<State>, id: NoteId): void {
  if (state.selectedNoteId === id) {
    const next = state.isWide ? neighbour(current(state), id, 1) : undefined;
    state.selectedNoteId = null;
    if (next) select(state, next.id);
  }
  state.hiddenNoteIds[id] = true;
  touch(state, id);
}
