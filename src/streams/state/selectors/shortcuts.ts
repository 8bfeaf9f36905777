import { noteActions, replyTarget } from '../../notes/actions';
import type { Note } from '../../notes/note';
import type { Event } from '../events';
import type { FilterName, State } from '../state';
import { neighbour, selectSelectedNote, selectVisibleNotes } from './list';
import { isApproved, isLiked } from './note';

/** What a shortcut does; the components have the words for it. */
export type ShortcutName =
  | FilterName
  | 'next'
  | 'previous'
  | 'open'
  | 'back'
  | 'approve'
  | 'unapprove'
  | 'like'
  | 'unlike'
  | 'edit'
  | 'spam'
  | 'trash'
  | 'reply'
  | 'undo'
  | 'close'
  | 'help';

/** Keys as `KeyboardEvent.key` has them, letters in lower case, and what any of them does now. */
export interface Shortcut {
  readonly name: ShortcutName;
  readonly keys: readonly string[];
  readonly event: Event;
}

/** The shortcuts of section 9 that act now, as decision 9 gives them to the list and the detail; of one key the first acts. */
export function selectShortcuts(state: State): readonly Shortcut[] {
  const note = selectSelectedNote(state);
  const found: Found[] = note ? ofDetail(note, state) : ofList(state);
  return [
    shortcut('undo', ['u'], undoLatest(state)),
    ...found,
    shortcut('close', ['n', 'Escape'], { type: 'panel.closeRequested' }),
    shortcut('help', ['?'], { type: 'help.toggled', isOpen: true }),
  ].flatMap((each) => each ?? []);
}

type Found = Shortcut | undefined;

/** A shortcut that has nothing to do is none. */
const shortcut = (name: ShortcutName, keys: readonly string[], event: Event | undefined): Found =>
  event && { name, keys, event };

const NEXT = ['j', 'ArrowDown'];
const PREVIOUS = ['k', 'ArrowUp'];

function ofList(state: State): Found[] {
  const { highlightedNoteId: id } = state;
  const filter = (name: FilterName, key: string): Found =>
    shortcut(name, [key], { type: 'filter.selected', name });
  return [
    shortcut('next', NEXT, highlight(state, 1)),
    shortcut('previous', PREVIOUS, highlight(state, -1)),
    shortcut('open', ['Enter', 'ArrowLeft'], id === null ? undefined : { type: 'note.selected', id }),
    filter('all', 'a'),
    filter('unread', 'u'),
    filter('comments', 'c'),
    filter('follows', 'f'),
    filter('likes', 'l'),
  ];
}

function ofDetail(note: Note, state: State): Found[] {
  const { id } = note;
  const flags = noteActions(note);
  const approved = isApproved(state, note);
  const liked = isLiked(state, note);
  const canApprove = 'approve-comment' in flags;
  const canLike = 'like-comment' in flags || 'like-post' in flags;
  const when = (isAllowed: boolean, event: Event): Event | undefined => (isAllowed ? event : undefined);
  return [
    shortcut('next', NEXT, selecting(neighbour(state, id, 1))),
    shortcut('previous', PREVIOUS, selecting(neighbour(state, id, -1))),
    shortcut('back', ['ArrowLeft', 'ArrowRight', 'Enter'], { type: 'note.deselected' }),
    shortcut(
      approved ? 'unapprove' : 'approve',
      ['a'],
      when(canApprove, { type: 'approval.requested', id, isApproved: !approved }),
    ),
    shortcut(
      liked ? 'unlike' : 'like',
      ['l'],
      when(canLike, { type: 'like.requested', id, isLiked: !liked }),
    ),
    shortcut('reply', ['r'], when(replyTarget(note) !== undefined, { type: 'reply.focused', id })),
    shortcut('edit', ['e'], when('edit-comment' in flags, { type: 'edit.requested', id })),
    shortcut(
      'spam',
      ['s'],
      when('spam-comment' in flags, { type: 'moderation.requested', id, kind: 'spam' }),
    ),
    shortcut(
      'trash',
      ['t'],
      when('trash-comment' in flags, { type: 'moderation.requested', id, kind: 'trash' }),
    ),
  ];
}

const selecting = (note: Note | undefined): Event | undefined =>
  note && { type: 'note.selected', id: note.id };

/** The next row in a direction; the first one when none is highlighted. */
function highlight(state: State, step: 1 | -1): Event | undefined {
  const visible = selectVisibleNotes(state);
  const at = visible.find(({ id }) => id === state.highlightedNoteId);
  const next = at ? neighbour(state, at.id, step) : visible[0];
  return next && { type: 'note.highlighted', id: next.id };
}

/** Undoes the last of the pending ones; undefined when no undo bar shows. */
function undoLatest({ moderations, touched }: State): Event | undefined {
  const [latest] = Object.entries(moderations)
    .filter(([, { phase }]) => phase === 'pending')
    .map(([id]) => Number(id))
    .sort((a, b) => (touched[b] ?? 0) - (touched[a] ?? 0));
  return latest === undefined ? undefined : { type: 'moderation.undone', id: latest };
}
