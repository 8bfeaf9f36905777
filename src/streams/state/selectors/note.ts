import memoizeOne from 'memoize-one';
import { noteActions } from '../../notes/actions';
import type { Note, NoteId } from '../../notes/note';
import type { State } from '../state';

/** Read here, or so the platform says (section 4). */
export const isRead = (state: State, note: Note): boolean => state.noteReads[note.id] ?? note.isRead;

/** Notes read, or marked as unread, here, of which the platform says otherwise. */
export const selectUntoldReads = ({ noteReads, allNotes }: State): Readonly<Record<NoteId, boolean>> =>
  untoldReads(noteReads, allNotes);
const untoldReads = memoizeOne(
  (reads: State['noteReads'], notes: State['allNotes']): Readonly<Record<NoteId, boolean>> =>
    Object.fromEntries(
      Object.entries(reads).filter(
        ([id, isNowRead]) => (notes[Number(id)]?.isRead ?? isNowRead) !== isNowRead,
      ),
    ),
);

/** Whether there is a note that can still be marked as read. */
export const selectHasUnread = ({ noteReads, allNotes }: State): boolean => hasUnread(noteReads, allNotes);
const hasUnread = memoizeOne((reads: State['noteReads'], notes: State['allNotes']): boolean =>
  Object.values(notes).some(({ id, isRead: was }) => !(reads[id] ?? was)),
);

/** The local override, else the approve-comment flag (section 4). */
export const isApproved = (state: State, note: Note): boolean =>
  state.noteApprovals[note.id]?.value ?? noteActions(note)['approve-comment'] ?? false;

/** The local override, else the like flag of the comment or the post. */
export function isLiked(state: State, note: Note): boolean {
  const actions = noteActions(note);
  return state.noteLikes[note.id]?.value ?? actions['like-comment'] ?? actions['like-post'] ?? false;
}

/** The local answer, else what the block said. */
export const isFollowing = (state: State, siteId: number, flag: boolean): boolean =>
  state.follows[siteId]?.isFollowing ?? flag;

/** Whether an undo bar stands in place of the note's row (section 2). */
export const isUndoable = ({ moderations }: Pick<State, 'moderations'>, id: NoteId): boolean =>
  moderations[id]?.phase === 'pending';
