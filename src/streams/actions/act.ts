import type { NoteId } from '../notes/note';
import { noteOverlay } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import type { Overlay } from '../outbox/overlay';
import type { OutboxRule, Wish } from '../outbox/wishes';
import type { Target } from '../outbox/target';
import { shownValue } from './note-actions';
import { ACTIONS, type NoteAction } from './table';

/** The target of an action, with the note and the description for its record. */
interface Subject {
  readonly target: Target;
  readonly note?: NoteId | undefined;
  readonly about?: string;
}

/** The outbox rule for actions on a note. Ignores an action whose result the screen already shows. */
export const act: OutboxRule = (event, state) => {
  if (event.type !== 'action.requested') return undefined;
  const { action, id } = event;
  const { aspect, wanted } = ACTIONS[action];
  const note = state.allNotes[id];
  const target = note && noteTargets(note)[aspect];
  if (!target || shownValue(state, note, action) === wanted) return undefined;
  return wishOf(action, noteOverlay(state, note), { target, note: id });
};

/**
 * Creates the outbox request of an action. Returns undefined if the action would set another status of a trashed
 * or spam comment, because that would restore the comment. This can happen if a batch is undone after some of its
 * notes were removed.
 */
export function wishOf(action: NoteAction, shown: Overlay, subject: Subject): Wish | undefined {
  const { aspect, wanted, before } = ACTIONS[action];
  if (aspect === 'status' && shown.removal) return undefined;
  // A sent reply may have approved the comment on the platform.
  const isDoubtful = shown.reply !== undefined && shown.reply.failed === undefined;
  const isApproval = aspect === 'status' && before !== 'listed';
  return { type: 'wanted', aspect, wanted, before, ...(isApproval && { isDoubtful }), ...subject };
}
