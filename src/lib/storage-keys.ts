/** Storage keys that consist of a prefix and a note's id. */
export interface NoteKeys {
  readonly keyOf: (id: number) => string;
  /** The id in a key; undefined for a key with another prefix or without an id. */
  readonly idOf: (key: string) => number | undefined;
}

/** The prefixes of actions that are pending or being sent. */
export const MODERATION = 'note_moderation_';
export const REPLY = 'note_reply_';

/** Whether a key holds an action that the platform may not have answered. */
export const isActionKey = (key: string): boolean => key.startsWith(MODERATION) || key.startsWith(REPLY);

export const noteKeys = (prefix: string): NoteKeys => ({
  keyOf: (id) => `${prefix}${id}`,
  idOf: (key) => {
    const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    return /^\d+$/.test(id) ? Number(id) : undefined;
  },
});
