import { asObject, parseJson } from '../../lib/json';
import type { Note } from '../notes/note';
import { parseNotes } from '../notes/parse-note';
import { KEPT_MAX_CHARS } from '../timing';

/** The version of the format. */
export const KEPT_VERSION = 1;

/** A hash of the token, by which a kept list belongs to it; so the token is not stored twice. */
export function ownerOf(token: string): number {
  let hash = 0;
  for (const char of token) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return hash;
}

/**
 * The notes of a kept list, without malformed ones. Empty if the value is malformed, too large, of
 * another version or of another token.
 */
export function parseKeptList(stored: string, token: string | undefined): readonly Note[] {
  if (stored.length > KEPT_MAX_CHARS || token === undefined) return [];
  const { version, owner, notes } = asObject(parseJson(stored));
  if (version !== KEPT_VERSION || owner !== ownerOf(token)) return [];
  const parsed = parseNotes({ notes });
  return 'problem' in parsed ? [] : parsed.notes;
}
