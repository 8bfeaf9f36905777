import { noteKeys } from '../../lib/storage-keys';
import type { NoteId } from '../notes/note';
import type { ReadMark, ReadMarks } from '../notes/read-mark';
import type { Storage } from '../state/deps';
import type { Event } from '../state/events';

/**
 * Storage keys of the last-seen time, the read flags and the unread marks; the value of a mark is its
 * time (section 9, decision stored-values).
 */

export const SEEN_KEY = 'notesLastMarkedSeen';

/** Key of a note's read flag. */
export const { keyOf: readKey, idOf: noteOfReadKey } = noteKeys('note_read_status_');

const { keyOf: unreadKey, idOf: noteOfUnreadKey } = noteKeys('note_unread_status_');

/** The note of a read flag or an unread mark; undefined for any other key. */
export const noteOfMarkKey = (key: string): NoteId | undefined => noteOfReadKey(key) ?? noteOfUnreadKey(key);

export const markKey = (id: NoteId, { isRead }: ReadMark): string => (isRead ? readKey : unreadKey)(id);

/** Parses the mark of a note. A mark without a valid time counts as older than any activity. */
export const parseMark = (key: string, value: string | undefined): ReadMark => ({
  isRead: noteOfReadKey(key) !== undefined,
  timestamp: Number(value) || 0,
});

export const storedMarks = (storage: Storage): ReadMarks =>
  Object.fromEntries(
    storage.keys().flatMap((key) => {
      const id = noteOfMarkKey(key);
      return id === undefined ? [] : [[id, parseMark(key, storage.get(key))]];
    }),
  );

/**
 * Returns the event with the stored last-seen time in epoch seconds. The time is 0 if the value is missing or
 * not a whole number.
 */
export const seenEvent = (value: string | undefined): Event => ({
  type: 'seen.advanced',
  time: value && /^\d+$/.test(value) ? Number(value) : 0,
});
