import { asObject, isObject } from '../../lib/json';

/** The maximum number of notes. An event about more notes is treated as one about the list. */
const MAX_NOTES = 12;

const asNoteIds = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.slice(0, MAX_NOTES).flatMap(asNoteIds);
  return isObject(value) && typeof value.id === 'number' ? [value.id] : [];
};

/** The ids of the notes in an event's fields (`id`, `noteId`, `ids`, `notes`, and those of records). */
export function noteIdsOf(event: unknown): readonly number[] {
  const { id, noteId, ids, noteIds, notes, records } = asObject(event);
  const recorded = Object.values(asObject(records)).map((record) => asObject(record).note);
  return [id, noteId, ids, noteIds, notes, recorded].flatMap(asNoteIds);
}
