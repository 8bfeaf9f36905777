import { asId, asNumber, isObject } from '../../lib/json';
import type { NoteId } from './note';

/** The id and hash of a note in the response to a light poll. */
export interface PolledNote {
  readonly id: NoteId;
  readonly hash: number | undefined;
  /** Set if the note could not be fetched; another attempt follows. */
  readonly hasFailed?: true;
}

/** Returns a list with the id and hash of an entry. The list is empty if the entry has no id. */
export function parsePolledNote(entry: unknown): readonly PolledNote[] {
  const id = isObject(entry) ? asId(entry.id) : undefined;
  return isObject(entry) && id !== undefined ? [{ id, hash: asNumber(entry.note_hash) }] : [];
}
