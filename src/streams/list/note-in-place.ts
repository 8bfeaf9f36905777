import type { NoteId } from '../notes/note';
import type { Group } from './groups';

/**
 * The note whose row takes the place of a row that has left the list: the next row that stays, or else the last
 * one before it. Undefined if none stays.
 */
export function noteInPlace(before: readonly Group[], now: readonly Group[], id: NoteId): NoteId | undefined {
  const ids = idsOf(before);
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  const listed = idsOf(now);
  const stays = (each: NoteId): boolean => listed.includes(each);
  // Other rows may have left at the same time.
  return ids.slice(index).find(stays) ?? ids.slice(0, index).findLast(stays);
}

const idsOf = (groups: readonly Group[]): readonly NoteId[] =>
  groups.flatMap(({ notes }) => notes.map(({ id }) => id));
