import type { NoteId } from '../notes/note';
import { noteTargets } from '../outbox/note-targets';
import type { OutboxRule } from '../outbox/rule';
import { noteOverlay } from '../outbox/note-records';
import type { UndoBar } from '../outbox/overlay';
import { undoBars } from '../outbox/selectors';
import type { State } from '../state/state';

/**
 * The outbox rule of spam and trash (section 4): they wait for their undo window. Undo cancels
 * them, and closing the undo bar ends the window; for one of a batch, this holds for all of it.
 */
export const undo: OutboxRule = (event, state) => {
  switch (event.type) {
    case 'moderation.requested': {
      const { id: note, kind } = event;
      const target = state.allNotes[note] && noteTargets(state.allNotes[note]).status;
      return target && { type: 'wanted', aspect: 'status', target, wanted: kind, before: 'listed', note };
    }
    case 'moderation.undone':
    case 'moderation.closed': {
      const note = state.allNotes[event.id];
      const bar = note ? noteOverlay(state, note).undoBar : barOfBatch(state, event.id);
      const type = event.type === 'moderation.undone' ? 'undone' : 'hastened';
      return bar && barsOf(state, bar).map(({ id }) => ({ type, id }));
    }
    default:
      return undefined;
  }
};

/** The undo bars of the batch of this one, or this one alone. */
const barsOf = (state: State, bar: UndoBar): readonly UndoBar[] =>
  bar.batch === undefined ? [bar] : undoBars(state).filter(({ batch }) => batch === bar.batch);

/** The undo bar of a note that this tab has not loaded: that of a batch shows there, too. */
const barOfBatch = (state: State, id: NoteId): UndoBar | undefined =>
  undoBars(state).find(({ batch, note }) => batch !== undefined && note === id);
