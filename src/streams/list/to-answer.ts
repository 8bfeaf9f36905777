import memoizeOne from 'memoize-one';
import { noteActions } from '../notes/action-flags';
import type { Note, NoteId } from '../notes/note';
import { noteOverlay, selectHiddenIds } from '../outbox/note-records';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { isSetAside } from '../state/set-aside';

/**
 * Whether a comment by somebody else, on one of the blogger's sites, waits for a reply. Comments can be approved
 * only on these sites.
 */
function isToAnswer(state: State, note: Note): boolean {
  const { type, ids, timestamp } = note;
  const flags = noteActions(note);
  const isOthers = ids.user === undefined || ids.user !== state.bloggerId;
  if (type !== 'comment' || !isOthers || !('approve-comment' in flags && 'replyto-comment' in flags))
    return false;
  const { reply, isLiked = flags['like-comment'] } = noteOverlay(state, note);
  const isAnswered = ids.replyComment !== undefined || isLiked === true;
  // The timestamp of the last activity that the blogger has answered on this page.
  const answeredAt = state.answeredNotes[note.id] ?? (isAnswered ? timestamp : -1);
  const isReplied = reply !== undefined && reply.failed === undefined;
  return !isReplied && answeredAt < timestamp && !isSetAside(state, note);
}

/** The parts of the state, besides the notes, that decide which comments wait for a reply. */
const PARTS = ['outbox', 'answeredNotes', 'doneNotes', 'bloggerId'] as const;

/** The comments that wait for a reply, oldest first, including hidden ones. */
const selectWaiting = (state: State): readonly Note[] => waiting(selectSortedNotes(state), state);
const waiting = memoizeOne(
  (notes: readonly Note[], state: State) => notes.filter((note) => isToAnswer(state, note)).reverse(),
  ([notes, state], [lastNotes, last]) =>
    notes === lastNotes && PARTS.every((part) => state[part] === last[part]),
);

/** The "To answer" list. The open note stays in it until the note closes, so that J leads to the next one. */
export const selectToAnswer = (state: State): readonly Note[] =>
  withOpen(selectWaiting(state), selectSortedNotes(state), state.selectedNoteId);
const withOpen = memoizeOne(
  (notes: readonly Note[], all: readonly Note[], open: NoteId | null): readonly Note[] =>
    open === null || notes.some(({ id }) => id === open)
      ? notes
      : all.filter((note) => note.id === open || notes.includes(note)).reverse(),
);

/** How many comments wait for a reply. */
export const selectWaitingCount = (state: State): number =>
  countVisible(selectWaiting(state), selectHiddenIds(state));
const countVisible = memoizeOne(
  (notes: readonly Note[], hidden: ReadonlySet<NoteId>) => notes.filter(({ id }) => !hidden.has(id)).length,
);
