import type { Draft } from 'immer';
import type { NoteId } from '../notes/note';
import type { HandlersOf } from '../state/handlers';
import { remove } from '../../lib/remove';
import type { State } from '../state/state';
import { requestCheck, touch } from '../state/touch';
import { isOlder, type ReadMark, type ReadMarks, undone } from '../notes/read-mark';
import { isRead } from './selectors';

/**
 * Applies read and unread marks at once, and keeps them until the platform reports them (section 4,
 * decision read-flag-first).
 */
export const readingHandlers: HandlersOf<'reads' | 'unread' | 'seen'> = {
  'reads.restored': (state, { reads }) => {
    for (const [id, mark] of entriesOf(reads))
      if (!isOlder(mark, state.noteReads[id]) && !isOlder(mark, state.allNotes[id])) setMark(state, id, mark);
  },
  'reads.sent': (state, { reads }) => {
    state.sentReads = reads;
  },
  'reads.confirmed': (state, { reads }) => {
    for (const [id, mark] of entriesOf(reads)) confirm(state, id, mark);
  },
  'reads.failed': (state, { reads, cause }) => {
    state.sentReads = {};
    for (const [id, { isRead: wasRead }] of entriesOf(reads)) {
      const mark = state.noteReads[id];
      // A note that was read or marked as unread meanwhile keeps that mark.
      if (mark?.isOfAll) remove(state.noteReads, id);
      else if (mark?.isRead === wasRead && cause === 'forbidden') mark.isForbidden = true;
    }
  },
  'reads.due': (state, { id }) => {
    markAsRead(state, id);
  },
  'reads.allRequested': (state) => {
    for (const note of Object.values(state.allNotes))
      if (!isRead(state, note))
        setMark(state, note.id, { isRead: true, timestamp: note.timestamp, isOfAll: true });
  },
  'reads.allUndone': (state, { reads }) => {
    for (const [id, mark] of entriesOf(undone(reads, state.allNotes)))
      if (id in state.allNotes) setMark(state, id, mark);
  },
  'unread.requested': (state, { id }) => markUnreadAndClose(state, id),
  'seen.advanced': (state, { time }) => {
    state.lastSeenTime = Math.max(state.lastSeenTime, time);
  },
  'seen.reported': (state, { time }) => {
    reportSeen(state, time);
  },
};

const entriesOf = (reads: ReadMarks): readonly (readonly [NoteId, ReadMark])[] =>
  Object.entries(reads).map(([id, mark]) => [Number(id), mark]);

function setMark(state: Draft<State>, id: NoteId, mark: ReadMark): void {
  if (mark.isRead) keepInFilter(state, id);
  else remove(state.filteredNoteReads, id);
  state.noteReads[id] = mark;
}

/** Handles a mark that the platform has accepted. */
function confirm(state: Draft<State>, id: NoteId, mark: ReadMark): void {
  if (mark.isRead) keepInFilter(state, id);
  remove(state.sentReads, id);
  // The local mark is no longer needed, unless it has changed since the request.
  const local = state.noteReads[id];
  if (local?.isRead === mark.isRead && !isOlder(mark, local)) remove(state.noteReads, id);
  for (const note of state.counted ?? [])
    if (note.id === id && !isOlder(mark, note)) note.isRead = mark.isRead;
  const note = state.allNotes[id];
  if (!note) return;
  if (isOlder(mark, note)) {
    // Only the platform knows whether the mark came after the new activity.
    requestCheck(state);
    return;
  }
  note.isRead = mark.isRead;
  touch(state, id);
}

/** Adopts the platform's last-seen time, unless the panel's is later. */
export function reportSeen(state: Draft<State>, time: number): void {
  state.reportedSeenTime = time;
  state.lastSeenTime = Math.max(state.lastSeenTime, time);
}

/** Keeps a note that is about to be read in the list of the unread filter. */
export function keepInFilter(state: Draft<State>, id: NoteId): void {
  const note = state.allNotes[id];
  if (state.filterName === 'unread' && note && !isRead(state, note)) state.filteredNoteReads[id] = true;
}

/** Marks a note as read. The mark stays even if a "Mark all as read" that included the note fails. */
export function markAsRead(state: Draft<State>, id: NoteId): void {
  const note = state.allNotes[id];
  if (note && (!isRead(state, note) || state.noteReads[id]?.isOfAll))
    setMark(state, id, { isRead: true, timestamp: note.timestamp });
}

export function markAsUnread(state: Draft<State>, id: NoteId): void {
  const note = state.allNotes[id];
  if (note) setMark(state, id, { isRead: false, timestamp: note.timestamp });
}

/** Marks a note as unread. An open note is closed, because it would be marked as read again. */
export function markUnreadAndClose(state: Draft<State>, id: NoteId): void {
  if (!(id in state.allNotes)) return;
  markAsUnread(state, id);
  if (state.autoOpenedNoteId === id) state.autoOpenedNoteId = null;
  if (state.selectedNoteId === id) state.selectedNoteId = null;
}
