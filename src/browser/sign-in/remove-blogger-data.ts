import type { Storage } from '../../streams/state/deps';
import { noteOfDraftKey } from '../../streams/reply/stored-draft';
import { noteOfReplyKey } from '../../streams/reply/stored-reply';
import { KEPT_LIST_KEY } from '../../lib/storage-keys';
import { FIRST_LIST_KEY } from '../early-answer';
import { REACTION_KEYS } from '../../streams/reactions/stored-reaction';
import { noteOfModerationKey } from '../../streams/moderation/stored-moderation';
import { noteOfReadKey, SEEN_KEY } from '../../streams/reading/stored-reads';

const NOTE_OR_SITE_OF = [
  noteOfDraftKey,
  noteOfModerationKey,
  noteOfReadKey,
  noteOfReplyKey,
  ...Object.values(REACTION_KEYS).map(({ idOf }) => idOf),
];

const KEYS = [SEEN_KEY, FIRST_LIST_KEY, KEPT_LIST_KEY];

/**
 * Removes the blogger's drafts, marks, pending actions and kept list from storage after sign-out, because
 * others may share the browser. Settings stay.
 */
export function removeBloggerData(storage: Storage): void {
  for (const key of storage.keys()) {
    if (NOTE_OR_SITE_OF.some((idOf) => idOf(key) !== undefined) || KEYS.includes(key)) storage.remove(key);
  }
}
