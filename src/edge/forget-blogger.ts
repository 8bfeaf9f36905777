import type { Storage } from '../streams/deps';
import { noteOfDraftKey, noteOfModerationKey, noteOfReadKey, SEEN_KEY } from '../streams/stored';

/** Takes what the blogger did and wrote out of the storage, for who shares the browser with them. Settings stay. */
export function forgetBlogger(storage: Storage): void {
  for (const key of storage.keys()) {
    const ofNote = [noteOfDraftKey, noteOfModerationKey, noteOfReadKey].some(
      (noteOf) => noteOf(key) !== undefined,
    );
    if (ofNote || key === SEEN_KEY) storage.remove(key);
  }
}
