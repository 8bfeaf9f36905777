import { canLike, noteActions } from '../notes/action-flags';
import { replyTarget } from '../notes/reply-target';
import type { Note } from '../notes/note';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { FilterName } from '../list/state';
import { neighbour, selectSelectedNote, selectVisibleNotes } from '../list/selectors';
import { isApproved } from '../outbox/note-records';
import { isLiked, selectLatestUndoable } from '../outbox/selectors';

/** The name of a shortcut's action; `shortcut-texts.ts` has the text. */
export type ShortcutName =
  | FilterName
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
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

export interface Shortcut {
  readonly name: ShortcutName;
  /** Values of `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  readonly event: Event;
}

/**
 * The shortcuts that are active now (section 9); the list and the detail have different ones
 * (decision keys-by-focus). If two have the same key, the first one acts.
 */
export function selectShortcuts(state: State): readonly Shortcut[] {
  const note = selectSelectedNote(state);
  const shortcuts = [
    shortcut('undo', ['u'], undoLatest(state)),
    ...(note ? detailShortcuts(note, state) : [...listShortcuts(state), ...FILTERS]),
    shortcut('close', ['n', 'Escape'], { type: 'panel.closeRequested' }),
    shortcut('help', ['?'], { type: 'help.toggled', isOpen: true }),
  ].flatMap((each) => each ?? []);
  if (!note || !state.isWide) return shortcuts;
  // The list stays visible, so its filters have the letters that the open note does not use.
  const used = new Set(shortcuts.flatMap(({ keys }) => keys));
  return [...shortcuts, ...FILTERS.filter(({ keys }) => !keys.some((key) => used.has(key)))];
}

type MaybeShortcut = Shortcut | undefined;

/** Makes a shortcut; undefined (not active) without an event. */
const shortcut = (name: ShortcutName, keys: readonly string[], event: Event | undefined): MaybeShortcut =>
  event && { name, keys, event };

const NEXT = ['j', 'ArrowDown'];
const PREVIOUS = ['k', 'ArrowUp'];

function listShortcuts(state: State): MaybeShortcut[] {
  const { highlightedNoteId: id } = state;
  const visible = selectVisibleNotes(state);
  return [
    shortcut('next', NEXT, highlight(state, 1)),
    shortcut('previous', PREVIOUS, highlight(state, -1)),
    shortcut('first', ['Home'], highlightOf(visible[0])),
    shortcut('last', ['End'], highlightOf(visible.at(-1))),
    shortcut(
      'open',
      ['Enter', 'ArrowLeft', 'ArrowRight'],
      id === null ? undefined : { type: 'note.selected', id },
    ),
  ];
}

const filter = (name: FilterName, key: string): Shortcut => ({
  name,
  keys: [key],
  event: { type: 'filter.selected', name },
});
const FILTERS: readonly Shortcut[] = [
  filter('all', 'a'),
  filter('unread', 'u'),
  filter('comments', 'c'),
  filter('follows', 'f'),
  filter('likes', 'l'),
];

function detailShortcuts(note: Note, state: State): MaybeShortcut[] {
  const { id } = note;
  const flags = noteActions(note);
  const approved = isApproved(state, note);
  const liked = isLiked(state, note);
  const canApprove = 'approve-comment' in flags;
  const when = (isAllowed: boolean, event: Event): Event | undefined => (isAllowed ? event : undefined);
  return [
    shortcut('next', NEXT, selectionOf(neighbour(state, id, 1))),
    shortcut('previous', PREVIOUS, selectionOf(neighbour(state, id, -1))),
    shortcut('back', ['ArrowLeft', 'ArrowRight', 'Enter'], { type: 'note.deselected' }),
    shortcut(
      approved ? 'unapprove' : 'approve',
      ['a'],
      when(canApprove, { type: 'approval.requested', id, isApproved: !approved }),
    ),
    shortcut(
      liked ? 'unlike' : 'like',
      ['l'],
      when(canLike(flags), { type: 'like.requested', id, isLiked: !liked }),
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

const selectionOf = (note: Note | undefined): Event | undefined =>
  note && { type: 'note.selected', id: note.id };

/** Highlights the next row in a direction; the first one if none is highlighted. */
function highlight(state: State, step: 1 | -1): Event | undefined {
  const visible = selectVisibleNotes(state);
  const at = visible.find(({ id }) => id === state.highlightedNoteId);
  return highlightOf(at ? neighbour(state, at.id, step) : visible[0]);
}

const highlightOf = (note: Note | undefined): Event | undefined =>
  note && { type: 'note.highlighted', id: note.id };

/** Undoes the moderation whose undo bar appeared last; undefined if no undo bar shows. */
function undoLatest(state: State): Event | undefined {
  const id = selectLatestUndoable(state);
  return id === undefined ? undefined : { type: 'moderation.undone', id };
}
