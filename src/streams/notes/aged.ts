import { asId, asNumber, asObject } from '../../lib/json';
import type { Note } from './note';

/** The fields that order notes. */
export type Aged = Pick<Note, 'id' | 'timestamp'>;

/** Parses both fields; returns undefined if one is missing. */
export function parseAged(value: unknown): Aged | undefined {
  const fields = asObject(value);
  const [id, timestamp] = [asId(fields.id), asNumber(fields.timestamp)];
  return id === undefined || timestamp === undefined ? undefined : { id, timestamp };
}
