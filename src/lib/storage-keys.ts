/** Storage keys that consist of a prefix and the id of a note. */
export interface NoteKeys {
  readonly keyOf: (id: number) => string;
  /** Returns the id in a storage key; undefined if the key has another prefix or no id. */
  readonly idOf: (key: string) => number | undefined;
}

/** Storage key that exists while the outbox has something to send. */
export const OUTBOX_KEY = 'outbox';

/**
 * Storage key of the kept list: the newest notes, with which the panel opens (decision
 * open-with-the-last-list).
 */
export const KEPT_LIST_KEY = 'kept_list';

/**
 * Storage key of the drawing of the kept list, for the script in index.html (decision draw-before-the-script).
 */
export const DRAWING_KEY = 'drawn_list';

/** Removes the kept list and its drawing. */
export function removeKeptList({ remove }: { readonly remove: (key: string) => void }): void {
  [KEPT_LIST_KEY, DRAWING_KEY].forEach(remove);
}

/** Storage key of the first list request's address, for the script in index.html. */
export const FIRST_LIST_KEY = 'first_list';

export const noteKeys = (prefix: string): NoteKeys => ({
  keyOf: (id) => `${prefix}${id}`,
  idOf: (key) => {
    const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    return /^\d+$/.test(id) ? Number(id) : undefined;
  },
});

/**
 * Storage keys of notes that are set aside, one key per note, so that two tabs do not overwrite each other's
 * notes. The value is the time of the note's last activity, then `DoneDetails` as JSON.
 */
export const { keyOf: doneKey, idOf: noteOfDoneKey } = noteKeys('note_done_');
