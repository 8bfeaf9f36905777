import memoizeOne from 'memoize-one';
import { selectFiltered, selectVisibleNotes } from '../list/selectors';
import { canLike, noteActions } from '../notes/action-flags';
import { commentOf } from '../notes/comment-ref';
import type { ActionFlag, Note, NoteId } from '../notes/note';
import { isApproved } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import { isLiked } from '../outbox/selectors';
import { isRead } from '../reading/selectors';
import type { State } from '../state/state';
import { foldedIds } from './folds';
import type { BatchAction } from './state';

/** The checked notes that are visible, in the order of the list. Others do not count. */
export const selectChecked = (state: State): readonly Note[] =>
  checked(selectVisibleNotes(state), state.checkedNoteIds);
const checked = memoizeOne((notes: readonly Note[], ids: State['checkedNoteIds']): readonly Note[] =>
  Object.keys(ids).length === 0 ? NONE : notes.filter(({ id }) => id in ids),
);
const NONE: readonly Note[] = [];

/** An action, and the notes that it would change. */
export interface Offer {
  readonly action: BatchAction;
  readonly ids: readonly NoteId[];
}

/** Whether an action would change a note (section 6). */
const CHANGES: Readonly<Record<BatchAction, (note: Note, state: State) => boolean>> = {
  approve: (note, state) => allows(note, 'approve-comment') && !isApproved(state, note),
  unapprove: (note, state) => allows(note, 'approve-comment') && isApproved(state, note),
  like: (note, state) => isLikeable(note) && !isLiked(state, note),
  unlike: (note, state) => isLikeable(note) && isLiked(state, note),
  read: (note, state) => !isRead(state, note),
  unread: (note, state) => isRead(state, note),
  spam: (note) => allows(note, 'spam-comment'),
  trash: (note) => allows(note, 'trash-comment'),
  done: () => true,
};

/** Whether a note has a flag of its comment, and the ids that its request needs. */
const allows = (note: Note, flag: ActionFlag): boolean =>
  flag in noteActions(note) && commentOf(note) !== undefined;

const isLikeable = (note: Note): boolean =>
  canLike(noteActions(note)) && noteTargets(note).like !== undefined;

/** Actions in their order on the screen. Of a pair, the second is offered if the first changes nothing. */
const PAIRS: readonly (readonly BatchAction[])[] = [
  ['approve', 'unapprove'],
  ['like', 'unlike'],
  ['read', 'unread'],
  ['spam'],
  ['trash'],
  ['done'],
];

/** The actions that would change at least one of the notes. */
export const offersFor = (state: State, notes: readonly Note[]): readonly Offer[] =>
  PAIRS.flatMap(
    (pair) =>
      pair
        .map((action) => ({ action, ids: idsFor(state, notes, action) }))
        .find(({ ids }) => ids.length > 0) ?? [],
  );

/** The notes that an action would change. */
export const idsFor = (state: State, notes: readonly Note[], action: BatchAction): readonly NoteId[] =>
  notes.filter((note) => CHANGES[action](note, state)).map(({ id }) => id);

/**
 * The notes between two rows, both included, with all that are folded, in the order of the list. An undo
 * bar is where its row was; a row that is not listed any more does not count.
 */
export function notesBetween(state: State, one: NoteId, other: NoteId): readonly NoteId[] {
  const listed = selectFiltered(state);
  const ids = new Set([one, other].flatMap((id) => foldedIds(state, id)));
  const isEnd = ({ id }: Note): boolean => ids.has(id);
  const between = listed.slice(Math.max(listed.findIndex(isEnd), 0), listed.findLastIndex(isEnd) + 1);
  const visible = selectVisibleNotes(state);
  return between.filter((note) => visible.includes(note)).map(({ id }) => id);
}

/** The actions that the checked notes allow. The same array until what it depends on changes. */
export const selectOffers = (state: State): readonly Offer[] => offers(selectChecked(state), state);
const offers = memoizeOne(
  (notes: readonly Note[], state: State) => offersFor(state, notes),
  ([notes, state], [lastNotes, last]) =>
    notes === lastNotes &&
    state.outbox === last.outbox &&
    state.noteReads === last.noteReads &&
    state.doneNotes === last.doneNotes,
);
