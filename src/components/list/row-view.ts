import memoizeOne from 'memoize-one';
import { noteActions } from '../../streams/notes/actions';
import type { Note, NoteId } from '../../streams/notes/note';
import { isApproved, isRead } from '../../streams/state/selectors';
import type { ModerationKind, State } from '../../streams/state/state';
import { timeText } from '../time';

/** What a row shows of the state, beside its note. */
export interface RowView {
  readonly isSelected: boolean;
  readonly isUnread: boolean;
  /** Its comment can be approved, and is not (section 6). */
  readonly isUnapproved: boolean;
  /** It has been marked as spam or trashed, and that can be undone. */
  readonly pending: ModerationKind | undefined;
  /** How long ago, or the date (section 9). */
  readonly time: string;
}

/**
 * All that a row shows in one selector, since each is a subscription and a list has a hundred rows. It gives the same view
 * while that says the same.
 */
export function rowView(id: NoteId, locale: string): (state: State) => RowView {
  let last: RowView | undefined;
  let seen: readonly unknown[] | undefined;
  return (state) => {
    const before = seen;
    seen = rowFacts(state);
    if (last && seen === before) return last;
    // A row outlives its note by a moment, until the list without it is rendered.
    const note = state.allNotes[id];
    if (!note) return last ?? NOTHING;
    const moderation = state.moderations[id];
    const view: RowView = {
      isSelected: state.selectedNoteId === id,
      isUnread: !isRead(state, note),
      isUnapproved: isUnapproved(state, note),
      pending: moderation?.phase === 'pending' ? moderation.kind : undefined,
      time: timeText(note.timestamp, state.now, locale),
    };
    return last && isSame(last, view) ? last : (last = view);
  };
}

/** What rows look at, as one: the same while none of it has changed, so that a hundred rows see so at a glance. */
const rowFacts = (state: State): readonly unknown[] =>
  facts(
    state.allNotes,
    state.selectedNoteId,
    state.noteReads,
    state.noteApprovals,
    state.moderations,
    state.now,
  );
const facts = memoizeOne((...all: readonly unknown[]) => all);

const NOTHING: RowView = {
  isSelected: false,
  isUnread: false,
  isUnapproved: false,
  pending: undefined,
  time: '',
};

const isSame = (a: RowView, b: RowView): boolean =>
  a.isSelected === b.isSelected &&
  a.isUnread === b.isUnread &&
  a.isUnapproved === b.isUnapproved &&
  a.pending === b.pending &&
  a.time === b.time;

const isUnapproved = (state: State, note: Note): boolean =>
  'approve-comment' in noteActions(note) && !isApproved(state, note);

/** Whether a note tells of a comment that answers another one. */
export const isAnswer = (note: Note): boolean =>
  note.type === 'comment' &&
  (note.ids.parentComment !== undefined ||
    note.body.some(({ type, nestLevel }) => type === 'comment' && nestLevel > 0));
