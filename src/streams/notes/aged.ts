import { asId, asNumber, asObject } from '../../lib/json';
import type { Note } from './note';

/** The fields by which notes are sorted. */
export type Aged = Pick<Note, 'id' | 'timestamp'>;

/** Parses the id and the timestamp of a note. Returns undefined if one of them is missing. */
export function parseAged(value: unknown): Aged | undefined {
  const fields = asObject(value);
  const [id, timestamp] = [asId(fields.id), asNumber(fields.timestamp)];
  return id === undefined || timestamp === undefined ? undefined : { id, timestamp };
}
