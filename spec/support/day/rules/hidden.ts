import type { Rule, Violate } from '../rule';

/** What is selected is held and not hidden; hidden is what is being marked or trashed, and nothing else. */
export const hidden = (violated: Violate): Rule => ({
  happened: ({ type }, { selectedNoteId, allNotes, hiddenNoteIds, moderations }, before) => {
    if (selectedNoteId !== null && !(selectedNoteId in allNotes))
      violated(`note ${selectedNoteId} is selected and not held, after ${type}`);
    if (selectedNoteId !== null && selectedNoteId in hiddenNoteIds)
      violated(`note ${selectedNoteId} is selected and hidden, after ${type}`);
    if (hiddenNoteIds === before.hiddenNoteIds && moderations === before.moderations) return;
    const [ids, moderated] = [Object.keys(hiddenNoteIds).join(), Object.keys(moderations).join()];
    if (ids !== moderated) violated(`hidden are [${ids}], moderated [${moderated}], after ${type}`);
  },
});
