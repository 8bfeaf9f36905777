import { noteTargets } from '../outbox/note-targets';
import type { OutboxRule } from '../outbox/rule';

/** The outbox rule of spam and trash (section 4): they wait for their undo window. */
export const moderate: OutboxRule = (event, state) => {
  if (event.type !== 'moderation.requested') return undefined;
  const { id: note, kind } = event;
  const target = state.allNotes[note] && noteTargets(state.allNotes[note]).status;
  return target && { type: 'wanted', aspect: 'status', target, wanted: kind, before: 'listed', note };
};
