import type { Note, NoteId } from './note';
import { asId, asNumber, isObject } from './read';

/** What a light poll says of a note. */
export interface PolledNote {
  readonly id: NoteId;
  readonly hash: number | undefined;
}

/** A light poll's entries, those without id left out. */
export interface Poll {
  readonly notes: readonly PolledNote[];
  /** How many the answer held, good or not: fewer than asked for means that there are no more. */
  readonly count: number;
}

/** A light poll's answer (`fields=id,note_hash`); undefined when it is none. */
export function parsePoll(answer: unknown): Poll | undefined {
  if (!isObject(answer) || !Array.isArray(answer.notes)) return undefined;
  return { notes: answer.notes.flatMap(parsePolledNote), count: answer.notes.length };
}

/** Id and hash of an entry, or nothing where it has no id. */
export function parsePolledNote(entry: unknown): readonly PolledNote[] {
  const id = isObject(entry) ? asId(entry.id) : undefined;
  return isObject(entry) && id !== undefined ? [{ id, hash: asNumber(entry.note_hash) }] : [];
}

/** What has changed since: notes to fetch, and notes to let go. */
export interface Difference {
  readonly changed: readonly PolledNote[];
  readonly gone: readonly NoteId[];
}

/**
 * A light poll of the newest `number` notes against those held, newest first (decision 3). A full page says nothing of
 * notes older than its oldest: only those newer than that are gone. One with an unreadable entry says of none that it
 * is gone: that entry may be it. Of an id given twice the first counts. Those that were unreadable when fetched are changed only when their hash is.
 */
export function difference(
  held: readonly Note[],
  { notes: polled, count }: Poll,
  number: number,
  unreadable: readonly PolledNote[] = [],
): Difference {
  const hashes = new Map([...unreadable, ...held].map(({ id, hash }) => [id, hash]));
  const polledIds = new Set(polled.map(({ id }) => id));
  const isChanged = ({ id, hash }: PolledNote): boolean =>
    !hashes.has(id) || (hash !== undefined && hash !== hashes.get(id));
  const oldest = count < number ? held.length : held.findLastIndex(({ id }) => polledIds.has(id));
  const missing = held.slice(0, Math.max(oldest, 0)).flatMap(({ id }) => (polledIds.has(id) ? [] : [id]));
  return {
    changed: polled.filter(
      (each, at) => at === polled.findIndex(({ id }) => id === each.id) && isChanged(each),
    ),
    gone: polled.length < count ? [] : missing,
  };
}

/** A note as fetched; where it came without a hash, the polled one, or every poll would fetch it again. */
export const withPolledHash = (note: Note, polled: readonly PolledNote[]): Note =>
  note.hash === undefined ? { ...note, hash: polled.find(({ id }) => id === note.id)?.hash } : note;
