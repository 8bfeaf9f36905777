import { isHidden } from '../../../../src/streams/outbox/note-records';
import type { Rule, ReportViolation } from '../rule';

/** A selected note is in the list, and not hidden unless a reply to it is being written. */
export function hiddenNotes(reportViolation: ReportViolation): Rule {
  /** True until the next `outbox.looked` event, which must show the undone note. */
  let isUndoing = false;
  return {
    onEvent: ({ type }, state) => {
      if (type === 'moderation.undone') isUndoing = true;
      if (type === 'outbox.looked') isUndoing = false;
      const { selectedNoteId: id } = state;
      if (id === null) return;
      if (!(id in state.allNotes))
        reportViolation(`note ${id} is selected and not in the list, after ${type}`);
      if (!isUndoing && isHidden(state, id) && !(id in state.drafts))
        reportViolation(`note ${id} is selected and hidden, after ${type}`);
    },
  };
}
