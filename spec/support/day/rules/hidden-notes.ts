import type { Rule, ReportViolation } from '../rule';

/**
 * A selected note is in the list and not hidden; exactly those held notes are hidden that
 * have a pending moderation.
 */
export const hiddenNotes = (reportViolation: ReportViolation): Rule => ({
  onEvent: ({ type }, { selectedNoteId, allNotes, hiddenNoteIds, moderations }, before) => {
    if (selectedNoteId !== null && !(selectedNoteId in allNotes))
      reportViolation(`note ${selectedNoteId} is selected and not in the list, after ${type}`);
    if (selectedNoteId !== null && selectedNoteId in hiddenNoteIds)
      reportViolation(`note ${selectedNoteId} is selected and hidden, after ${type}`);
    if (hiddenNoteIds === before.hiddenNoteIds && moderations === before.moderations) return;
    const hidden = Object.keys(hiddenNoteIds).filter((id) => id in allNotes || id in moderations);
    const [ids, moderated] = [hidden.join(), Object.keys(moderations).join()];
    if (ids !== moderated) reportViolation(`hidden are [${ids}], moderated [${moderated}], after ${type}`);
  },
});
