import { selectLeftNote } from '../list/selection';
import { selectSelectedNote, selectVisibleNotes } from '../list/selectors';
import { aboutNote } from '../notes/about';
import type { NoteId } from '../notes/note';
import { isHidden } from '../outbox/note-records';
import { isRead } from '../reading/selectors';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { placeWithout } from './place-after-removal';

/**
 * Creates the event that sets notes aside; undefined if none of them is visible or open. Others are ignored. The
 * open note is included even if its row is not in the list. As after trash, the next notes that stay are opened
 * and highlighted. `at` is in epoch milliseconds.
 */
export function setAside(state: State, ids: readonly NoteId[], at: number): Event | undefined {
  const open = selectSelectedNote(state);
  const shown = new Set(selectVisibleNotes(state));
  if (open && !isHidden(state, open.id)) shown.add(open);
  const notes = [...shown].filter(({ id }) => ids.includes(id));
  if (notes.length === 0) return undefined;
  const doneNotes = notes.map((note) => {
    const details = { at, about: aboutNote(note), wasUnread: !isRead(state, note) };
    return [note.id, { timestamp: note.timestamp, details }] as const;
  });
  return { type: 'done.marked', doneNotes: Object.fromEntries(doneNotes), ...placeWithout(state, ids) };
}

/**
 * Creates the event that brings notes back into the lists. For the Undo button of a message (`isUndo`), it also
 * reopens the note that was open if another note has replaced it; otherwise it highlights the first note's row.
 */
export function bringBack(state: State, ids: readonly NoteId[], isUndo = false): Event {
  const { doneNotes, allNotes, selectedNoteId: open, highlightedNoteId: row } = state;
  const left = selectLeftNote(state);
  const wasOpen = isUndo && left in allNotes && ids.includes(left) ? left : undefined;
  const first = isUndo ? ids.find((each) => each in allNotes) : undefined;
  return {
    type: 'done.unmarked',
    ids,
    unreadIds: ids.filter((each) => doneNotes[each]?.details?.wasUnread),
    selectedNoteId: wasOpen ?? open,
    highlightedNoteId: wasOpen ?? first ?? row,
  };
}
