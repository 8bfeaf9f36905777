import type { Json } from './json';

const encoder = new TextEncoder();

/** A cache of hashes, because all notes are built again after each change, and most of them stay the same. */
const known = new Map<string, number>();
const MOST_KNOWN = 10_000;

/** A hash of the note's JSON text (FNV-1a): an unsigned 32-bit number. */
export function noteHash(note: Json): number {
  const text = JSON.stringify(note);
  const before = known.get(text);
  if (before !== undefined) return before;
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, hash);
  return hash;
}
