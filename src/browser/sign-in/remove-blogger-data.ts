import type { Storage } from '../../streams/state/deps';
import { noteOfDraftKey } from '../../streams/reply/stored-draft';
import { noteOfReplyKey } from '../../streams/reply/stored-reply';
import { noteOfModerationKey } from '../../streams/moderation/stored-moderation';
import { noteOfReadKey, SEEN_KEY } from '../../streams/reading/stored-reads';

/**
 * Removes the blogger's drafts, marks and pending actions from storage after sign-out, because
 * others may share the browser. Settings stay.
 */
export function removeBloggerData(storage: Storage): void {
  for (const key of storage.keys()) {
    const isOfNote = [noteOfDraftKey, noteOfModerationKey, noteOfReadKey, noteOfReplyKey].some(
      (noteOf) => noteOf(key) !== undefined,
    );
    if (isOfNote || key === SEEN_KEY) storage.remove(key);
  }
}
