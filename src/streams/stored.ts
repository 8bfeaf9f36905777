import { asArray, asNumber } from './notes/read';

/** The names and forms of what is kept in browser storage (section 9, decision 11). */

export const SEEN_KEY = 'notesLastMarkedSeen';

const READ_PREFIX = 'note_read_status_';
export const readKey = (id: number): string => `${READ_PREFIX}${id}`;
/** The note of a read flag's key, undefined for any other key. */
export const noteOfReadKey = (key: string): number | undefined => idAfter(READ_PREFIX, key);

const DRAFT_PREFIX = 'reply_';
export const draftKey = (id: number): string => `${DRAFT_PREFIX}${id}`;
export const noteOfDraftKey = (key: string): number | undefined => idAfter(DRAFT_PREFIX, key);

function idAfter(prefix: string, key: string): number | undefined {
  const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return /^\d+$/.test(id) ? Number(id) : undefined;
}

export interface StoredDraft {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

export const stringifyDraft = ({ text, savedAt }: StoredDraft): string => JSON.stringify([text, savedAt]);

/** Undefined for what is no draft. */
export function parseDraft(value: string): StoredDraft | undefined {
  try {
    const parsed: unknown = JSON.parse(value);
    const [text, savedAt] = asArray(parsed);
    const time = asNumber(savedAt);
    return typeof text === 'string' && time !== undefined ? { text, savedAt: time } : undefined;
  } catch {
    return undefined;
  }
}
