import { hashOf } from '../../lib/hash';
import { asObject, parseJson } from '../../lib/json';
import type { Note } from '../notes/note';
import { parseNotes } from '../notes/parse-note';
import { KEPT_MAX_CHARS } from '../timing';

/** The version of the format. */
export const KEPT_VERSION = 1;

/**
 * Parses the notes of a kept list, without malformed ones. Empty if the value is malformed, too large, of
 * another version or of another token.
 */
export function parseKeptList(stored: string, token: string | undefined): readonly Note[] {
  if (stored.length > KEPT_MAX_CHARS || token === undefined) return [];
  const { version, owner, notes } = asObject(parseJson(stored));
  if (version !== KEPT_VERSION || owner !== hashOf(token)) return [];
  const parsed = parseNotes({ notes });
  return 'problem' in parsed ? [] : parsed.notes;
}
