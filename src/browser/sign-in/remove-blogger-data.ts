import type { Storage } from '../../streams/state/deps';
import { noteOfDraftKey } from '../../streams/reply/stored-draft';
import { isActionKey, KEPT_LIST_KEY } from '../../lib/storage-keys';
import { FIRST_LIST_KEY } from '../early-answer';
import { noteOfMarkKey, SEEN_KEY } from '../../streams/reading/stored-reads';

const NOTE_OF = [noteOfDraftKey, noteOfMarkKey];

const KEYS = [SEEN_KEY, FIRST_LIST_KEY, KEPT_LIST_KEY];

/**
 * Removes the blogger's drafts, marks, pending actions and kept list from storage after sign-out, because
 * others may share the browser. Settings stay.
 */
export function removeBloggerData(storage: Storage): void {
  for (const key of storage.keys()) {
    const isNotes = NOTE_OF.some((idOf) => idOf(key) !== undefined);
    if (isNotes || isActionKey(key) || KEYS.includes(key)) storage.remove(key);
  }
}
