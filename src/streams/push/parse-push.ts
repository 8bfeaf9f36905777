import { asId, asObject, isObject, parseJson } from '../../lib/json';
import type { NoteId } from '../notes/note';

/**
 * Parses a push message such as `{"action":"push","note_id":123}`. Returns the note id, or null if there is
 * none. A malformed message is reported and treated like one without an id.
 */
export function parsePush(data: unknown, report: (problem: string) => void): NoteId | null {
  const message = parseJson(String(data));
  const { action = 'push', note_id: noteId } = asObject(message);
  if (message === undefined) report('a push message is not JSON');
  else if (!isObject(message)) report('a push message is no object');
  else if (action !== 'push') report('a push message has another action than push');
  else if (noteId !== undefined && asId(noteId) === undefined) report("a push message's note_id is no id");
  return asId(noteId) ?? null;
}
