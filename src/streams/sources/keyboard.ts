import { mergeMap, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { KeyPress } from '../deps';
import { noteActions, replyTarget } from '../notes/actions';
import type { Note } from '../notes/note';
import type { Event } from '../state/events';
import { isApproved, isLiked, neighbour, selectSelectedNote, selectVisibleNotes } from '../state/selectors';
import type { State } from '../state/state';

/** The shortcuts of section 9, as decision 9 gives them to the list and the detail. */
export const keyboard: Behaviour = (_events$, state$, { surroundings: { keys$ } }) =>
  keys$.pipe(
    withLatestFrom(state$),
    mergeMap(([press, state]) => (state.isPanelOpen ? eventsOf(press, state) : [])),
  );

function eventsOf(press: KeyPress, state: State): Event[] {
  if (press.key === 'Escape') return [{ type: 'panel.closeRequested' }];
  // A button or link answers to Enter by itself.
  if (press.focus === 'text' || (press.key === 'Enter' && press.focus === 'control')) return [];
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (key === 'n') return [{ type: 'panel.closeRequested' }];
  const note = selectSelectedNote(state);
  return note ? inDetail(key, note, state) : inList(key, state);
}

function inList(key: string, state: State): Event[] {
  switch (key) {
    case 'a':
      return [{ type: 'filter.selected', name: 'all' }];
    case 'u':
      return undoLatest(state) ?? [{ type: 'filter.selected', name: 'unread' }];
    case 'c':
      return [{ type: 'filter.selected', name: 'comments' }];
    case 'f':
      return [{ type: 'filter.selected', name: 'follows' }];
    case 'l':
      return [{ type: 'filter.selected', name: 'likes' }];
    case 'j':
    case 'ArrowDown':
      return highlight(state, 1);
    case 'k':
    case 'ArrowUp':
      return highlight(state, -1);
    case 'Enter':
    case 'ArrowLeft':
      return state.highlightedNoteId === null ? [] : [{ type: 'note.selected', id: state.highlightedNoteId }];
    default:
      return [];
  }
}

function inDetail(key: string, note: Note, state: State): Event[] {
  const { id } = note;
  const flags = noteActions(note);
  switch (key) {
    case 'a':
      return 'approve-comment' in flags
        ? [{ type: 'approval.requested', id, isApproved: !isApproved(state, note) }]
        : [];
    case 'e':
      return 'edit-comment' in flags ? [{ type: 'edit.requested', id }] : [];
    case 'l':
      return 'like-comment' in flags || 'like-post' in flags
        ? [{ type: 'like.requested', id, isLiked: !isLiked(state, note) }]
        : [];
    case 's':
      return 'spam-comment' in flags ? [{ type: 'moderation.requested', id, kind: 'spam' }] : [];
    case 't':
      return 'trash-comment' in flags ? [{ type: 'moderation.requested', id, kind: 'trash' }] : [];
    case 'r':
      return replyTarget(note) ? [{ type: 'reply.focused', id }] : [];
    case 'u':
      return undoLatest(state) ?? [];
    case 'j':
    case 'ArrowDown':
      return select(neighbour(state, id, 1));
    case 'k':
    case 'ArrowUp':
      return select(neighbour(state, id, -1));
    case 'Enter':
    case 'ArrowLeft':
    case 'ArrowRight':
      return [{ type: 'note.deselected' }];
    default:
      return [];
  }
}

const select = (note: Note | undefined): Event[] => (note ? [{ type: 'note.selected', id: note.id }] : []);

/** The next row in a direction; the first one when none is highlighted. */
function highlight(state: State, step: 1 | -1): Event[] {
  const visible = selectVisibleNotes(state);
  const at = visible.find(({ id }) => id === state.highlightedNoteId);
  const next = at ? neighbour(state, at.id, step) : visible[0];
  return next ? [{ type: 'note.highlighted', id: next.id }] : [];
}

/** Undoes the last of the pending ones; undefined when no undo bar shows. */
function undoLatest({ moderations, touched }: State): Event[] | undefined {
  const [latest] = Object.entries(moderations)
    .filter(([, { phase }]) => phase === 'pending')
    .map(([id]) => Number(id))
    .sort((a, b) => (touched[b] ?? 0) - (touched[a] ?? 0));
  return latest === undefined ? undefined : [{ type: 'moderation.undone', id: latest }];
}
