/** Storage keys that consist of a prefix and a note's id. */
export interface NoteKeys {
  readonly keyOf: (id: number) => string;
  /** The id in a key; undefined for a key with another prefix or without an id. */
  readonly idOf: (key: string) => number | undefined;
}

/** Storage key that exists while the outbox has something to send. */
export const OUTBOX_KEY = 'outbox';

/** The newest notes that the blogger saw last (decision open-with-the-last-list). */
export const KEPT_LIST_KEY = 'kept_list';

/** How the kept list looked, for the script in index.html (decision draw-before-the-script). */
export const DRAWING_KEY = 'drawn_list';

/** Removes the kept list, and how it looked. */
export function removeKeptList({ get, remove }: Stored): void {
  for (const key of [KEPT_LIST_KEY, DRAWING_KEY]) if (get(key) !== undefined) remove(key);
}

interface Stored {
  readonly get: (key: string) => string | undefined;
  readonly remove: (key: string) => void;
}

/** The address of the first list request, for the script in index.html. */
export const FIRST_LIST_KEY = 'first_list';

export const noteKeys = (prefix: string): NoteKeys => ({
  keyOf: (id) => `${prefix}${id}`,
  idOf: (key) => {
    const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    return /^\d+$/.test(id) ? Number(id) : undefined;
  },
});

/**
 * Keys of notes that are set aside: the time of the note's last activity, then the details. Each has
 * its own, so that two tabs do not overwrite each other.
 */
export const { keyOf: doneKey, idOf: noteOfDoneKey } = noteKeys('note_done_');
