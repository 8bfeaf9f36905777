import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real payloads, which may lie beside the checkout. They are not part of the product. */
export const REAL_NOTES_FILE = path.join(
  import.meta.dirname,
  ...['..', '..', '..', '..', 'shared', 'notes', 'notes.json'],
);

/** The panel lists at most 100 notes (section 9), so the notes are served in parts. */
const PART_NOTES = 60;

const all: unknown = existsSync(REAL_NOTES_FILE) ? JSON.parse(readFileSync(REAL_NOTES_FILE, 'utf8')) : [];
const notes: readonly unknown[] = Array.isArray(all) ? all : [];

/** The notes in parts; empty if there are no payloads. */
export const realNoteParts: readonly (readonly unknown[])[] = Array.from(
  { length: Math.ceil(notes.length / PART_NOTES) },
  (_, part) => notes.slice(part * PART_NOTES, (part + 1) * PART_NOTES),
);
