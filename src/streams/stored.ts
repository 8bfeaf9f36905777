import type { CommentRef } from './notes/actions';
import { asArray, asId, asNumber, asObject } from './notes/read';
import type { Moderation, ModerationKind } from './state/state';

/** The names and forms of what is kept in browser storage (section 9, decision 11). */

export const SEEN_KEY = 'notesLastMarkedSeen';

/** Holds `off` where single-key shortcuts are switched off. */
export const SHORTCUTS_KEY = 'notestream_shortcuts';
export const SHORTCUTS_OFF = 'off';

const READ_PREFIX = 'note_read_status_';
export const readKey = (id: number): string => `${READ_PREFIX}${id}`;
/** The note of a read flag's key, undefined for any other key. */
export const noteOfReadKey = (key: string): number | undefined => idAfter(READ_PREFIX, key);

const DRAFT_PREFIX = 'reply_';
export const draftKey = (id: number): string => `${DRAFT_PREFIX}${id}`;
export const noteOfDraftKey = (key: string): number | undefined => idAfter(DRAFT_PREFIX, key);

const MODERATION_PREFIX = 'note_moderation_';
export const moderationKey = (id: number): string => `${MODERATION_PREFIX}${id}`;
export const noteOfModerationKey = (key: string): number | undefined => idAfter(MODERATION_PREFIX, key);

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

/** Undefined for what is no draft; a text that is empty is none. */
export function parseDraft(value: string): StoredDraft | undefined {
  const [text, savedAt] = asArray(parsed(value));
  const time = asNumber(savedAt);
  return typeof text === 'string' && text !== '' && time !== undefined ? { text, savedAt: time } : undefined;
}

/** A spam or trash that is not over yet, for the case that this page does not live to see its end. */
export interface StoredModeration extends CommentRef {
  readonly kind: ModerationKind;
  readonly phase: Moderation['phase'];
  /** When it can no longer be undone, epoch milliseconds. */
  readonly endsAt: number;
}

export const stringifyModeration = (stored: StoredModeration): string => JSON.stringify(stored);

/** Undefined for what is none. */
export function parseModeration(value: string): StoredModeration | undefined {
  const { kind, phase, ...rest } = asObject(parsed(value));
  const [site, comment, endsAt] = [asId(rest.site), asId(rest.comment), asNumber(rest.endsAt)];
  if (kind !== 'spam' && kind !== 'trash') return undefined;
  if (phase !== 'pending' && phase !== 'running') return undefined;
  if (site === undefined || comment === undefined || endsAt === undefined) return undefined;
  return { kind, phase, site, comment, endsAt };
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
