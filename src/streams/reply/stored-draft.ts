import { asArray, asNumber, parseJson } from '../../lib/json';
import { noteKeys } from '../../lib/storage-keys';
import { type ActedOn, commentOfKey } from '../notes/acted-on';
import { keyOf } from '../notes/comment-ref';
import type { Storage } from '../state/deps';
import { DRAFT_LIFETIME_MS, TAB_CLOCK_SKEW_MS } from '../timing';

/**
 * Drafts in the browser's storage, as JSON of `[text, typedAt]` (section 9, decision stored-values). All times
 * are in epoch milliseconds.
 */
const PREFIX = 'reply_';
const { idOf } = noteKeys(PREFIX);

export const draftKey = (id: ActedOn): string => `${PREFIX}${id}`;

/**
 * The id of the note, or the key of the comment, whose draft has this storage key. Undefined for other keys.
 */
export function ownerOfDraftKey(key: string): ActedOn | undefined {
  const comment = key.startsWith(PREFIX) ? commentOfKey(key.slice(PREFIX.length)) : undefined;
  return comment ? keyOf(comment) : idOf(key);
}

export interface StoredDraft {
  readonly text: string;
  readonly typedAt: number;
}

export const stringifyDraft = ({ text, typedAt }: StoredDraft): string => JSON.stringify([text, typedAt]);

/** Parses a stored draft. Returns undefined if the value is missing or malformed, or if its text is empty. */
export function parseDraft(value = ''): StoredDraft | undefined {
  const [text, typedAt] = asArray(parseJson(value));
  const time = asNumber(typedAt);
  return typeof text === 'string' && text !== '' && time !== undefined ? { text, typedAt: time } : undefined;
}

/** Returns the stored drafts. Removes those that are malformed or older than 24 h (section 5). */
export function readDrafts(storage: Storage, now: number): ReadonlyMap<ActedOn, StoredDraft> {
  const drafts = new Map<ActedOn, StoredDraft>();
  for (const key of storage.keys()) {
    const [id, draft] = [ownerOfDraftKey(key), parseDraft(storage.get(key))];
    if (id === undefined) continue;
    if (draft && !isExpired(draft, now)) drafts.set(id, draft);
    else storage.remove(key);
  }
  return drafts;
}

export const isExpired = ({ typedAt }: Pick<StoredDraft, 'typedAt'>, now: number): boolean =>
  now - typedAt > DRAFT_LIFETIME_MS;

/**
 * Whether a draft was typed after `typedAt` (decision drafts-of-other-tabs). A time that is further in the future
 * than the clocks of two tabs can differ was stored before the clock was set back, so it is treated as older.
 */
export const isNewer = (draft: StoredDraft | undefined, typedAt: number, now: number): boolean => {
  const latest = now + TAB_CLOCK_SKEW_MS;
  return draft !== undefined && draft.typedAt <= latest && (draft.typedAt > typedAt || typedAt > latest);
};
