import type { Note, NoteId } from './note';
import { asId, asNumber, isObject } from './read';

/** What a light poll says of a note. */
export interface PolledNote {
  readonly id: NoteId;
  readonly hash: number | undefined;
}

/** A light poll's entries (`fields=id,note_hash`); undefined when the answer is none. Entries without id are left out. */
export function parsePoll(answer: unknown): readonly PolledNote[] | undefined {
  if (!isObject(answer) || !Array.isArray(answer.notes)) return undefined;
  return answer.notes.filter(isObject).flatMap((entry) => {
    const id = asId(entry.id);
    return id === undefined ? [] : [{ id, hash: asNumber(entry.note_hash) }];
  });
}

/** What has changed since: notes to fetch, and notes to let go. */
export interface Difference {
  readonly changed: readonly PolledNote[];
  readonly gone: readonly NoteId[];
}

/**
 * A light poll of the newest `number` notes against those held, newest first (decision 3). A full page says nothing of
 * notes older than its oldest: only those newer than that are gone.
 */
export function difference(held: readonly Note[], polled: readonly PolledNote[], number: number): Difference {
  const hashes = new Map(held.map(({ id, hash }) => [id, hash]));
  const polledIds = new Set(polled.map(({ id }) => id));
  const isChanged = ({ id, hash }: PolledNote): boolean =>
    !hashes.has(id) || (hash !== undefined && hash !== hashes.get(id));
  const oldest = polled.length < number ? held.length : held.findLastIndex(({ id }) => polledIds.has(id));
  return {
    changed: polled.filter(isChanged),
    gone: held.slice(0, Math.max(oldest, 0)).flatMap(({ id }) => (polledIds.has(id) ? [] : [id])),
  };
}

/** A note as fetched; where it came without a hash, the polled one, or every poll would fetch it again. */
export const withPolledHash = (note: Note, polled: readonly PolledNote[]): Note =>
  note.hash === undefined ? { ...note, hash: polled.find(({ id }) => id === note.id)?.hash } : note;
