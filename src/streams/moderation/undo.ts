import { noteTargets } from '../outbox/note-targets';
import type { OutboxRule } from '../outbox/rule';
import { noteOverlay } from '../outbox/note-records';

/**
 * The outbox rule of spam and trash (section 4): they wait for their undo window. Undo cancels
 * them, and closing the undo bar ends the window.
 */
export const undo: OutboxRule = (event, state) => {
  switch (event.type) {
    case 'moderation.requested': {
      const { id: note, kind } = event;
      const target = state.allNotes[note] && noteTargets(state.allNotes[note]).status;
      return target && { type: 'made', kind, target, payload: true, note };
    }
    case 'moderation.undone':
    case 'moderation.closed': {
      const note = state.allNotes[event.id];
      const bar = note && noteOverlay(state, note).undoBar;
      return bar && { type: event.type === 'moderation.undone' ? 'undone' : 'hastened', id: bar.id };
    }
    default:
      return undefined;
  }
};
