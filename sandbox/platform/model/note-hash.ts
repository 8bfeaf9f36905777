import type { Json } from './json';

/** A hash of the note's JSON text (FNV-1a): an unsigned 32-bit number. */
export function noteHash(note: Json): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(note))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
