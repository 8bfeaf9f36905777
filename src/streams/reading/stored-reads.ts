import { noteKeys } from '../../lib/storage-keys';

/** Storage keys of the read flags and the last-seen time (section 9, decision stored-values). */

export const SEEN_KEY = 'notesLastMarkedSeen';

/** Key of a note's read flag. */
export const { keyOf: readKey, idOf: noteOfReadKey } = noteKeys('note_read_status_');
