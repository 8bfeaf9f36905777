import { DRAFT_LIFETIME_MS } from '../timing';
import { asArray, asNumber, parseJson } from '../../lib/json';
import { noteKeys } from '../../lib/storage-keys';

/**
 * Drafts in browser storage, stored as the JSON of `[text, savedAt]` (section 9,
 * decision stored-values).
 */
export const { keyOf: draftKey, idOf: noteOfDraftKey } = noteKeys('reply_');

export interface StoredDraft {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

export const stringifyDraft = ({ text, savedAt }: StoredDraft): string => JSON.stringify([text, savedAt]);

/** Undefined if the value is malformed, or if its text is empty. */
export function parseDraft(value: string): StoredDraft | undefined {
  const [text, savedAt] = asArray(parseJson(value));
  const time = asNumber(savedAt);
  return typeof text === 'string' && text !== '' && time !== undefined ? { text, savedAt: time } : undefined;
}

/**
 * The stored draft, if it is well-formed and at most 24 h old (section 5), else undefined. `now` is
 * in epoch milliseconds.
 */
export function currentDraft(value: string | undefined, now: number): StoredDraft | undefined {
  const draft = parseDraft(value ?? '');
  return draft && now - draft.savedAt <= DRAFT_LIFETIME_MS ? draft : undefined;
}
