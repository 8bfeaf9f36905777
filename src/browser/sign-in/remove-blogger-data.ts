import type { Storage } from '../../streams/state/deps';
import { ownerOfDraftKey } from '../../streams/reply/stored-draft';
import {
  DRAWING_KEY,
  FIRST_LIST_KEY,
  KEPT_LIST_KEY,
  noteOfDoneKey,
  OUTBOX_KEY,
} from '../../lib/storage-keys';
import { NOTIFIED_KEY } from '../../streams/notify/stored-notified';
import { noteOfMarkKey, SEEN_KEY } from '../../streams/reading/stored-reads';

const NOTE_OF = [ownerOfDraftKey, noteOfMarkKey, noteOfDoneKey];

const KEYS = [OUTBOX_KEY, SEEN_KEY, FIRST_LIST_KEY, KEPT_LIST_KEY, DRAWING_KEY, NOTIFIED_KEY];

/**
 * Removes the blogger's drafts, read marks, set-aside notes, pending actions and kept list from storage after a
 * sign-out, because others may use the same browser. Settings stay.
 */
export const removeBloggerData = (storage: Storage): void => keysOf(storage).forEach(storage.remove);

/** Whether storage contains data that `removeBloggerData` would remove. */
export const hasBloggerData = (storage: Storage): boolean => keysOf(storage).length > 0;

const keysOf = (storage: Storage): readonly string[] =>
  storage.keys().filter((key) => NOTE_OF.some((idOf) => idOf(key) !== undefined) || KEYS.includes(key));
