import { asId, asNumber, asObject } from '../../lib/json';
import type { Note } from './note';

/** What orders notes. */
export type Aged = Pick<Note, 'id' | 'timestamp'>;

/** Undefined if the value does not have both. */
export function parseAged(value: unknown): Aged | undefined {
  const fields = asObject(value);
  const [id, timestamp] = [asId(fields.id), asNumber(fields.timestamp)];
  return id === undefined || timestamp === undefined ? undefined : { id, timestamp };
}
