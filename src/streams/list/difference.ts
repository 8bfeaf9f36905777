import type { Note, NoteId } from '../notes/note';
import { asNumber, isObject } from '../../lib/json';
import { parsePolledNote, type PolledNote } from '../notes/polled-note';

/** The entries of a light poll that have an id. */
export interface LightPoll {
  readonly notes: readonly PolledNote[];
  /**
   * The number of entries in the response, valid or not. Fewer than requested means that the
   * platform has no more.
   */
  readonly count: number;
  /** The last-seen time in epoch seconds; undefined if the response has none. */
  readonly lastSeenTime?: number | undefined;
}

/**
 * Parses the response of a light poll (`fields=id,note_hash`); undefined if it has no list of
 * notes.
 */
export function parseLightPoll(response: unknown): LightPoll | undefined {
  if (!isObject(response) || !Array.isArray(response.notes)) return undefined;
  const { notes } = response;
  return {
    notes: notes.flatMap(parsePolledNote),
    count: notes.length,
    lastSeenTime: asNumber(response.last_seen_time),
  };
}

/** Notes to fetch and notes to remove. */
export interface Difference {
  readonly changed: readonly PolledNote[];
  readonly gone: readonly NoteId[];
}

/**
 * Compares a light poll of the newest `number` notes with the held notes, newest first (decision
 * light-poll-then-difference).
 *
 * A held note that the poll lacks is gone, with two exceptions. A full page proves nothing about
 * notes older than its oldest. If an entry is malformed, no note is gone, because that entry may be
 * the missing note.
 *
 * If an id occurs twice, the first entry counts. A note that was malformed or could not be fetched
 * counts as changed only if its hash changes.
 */
export function difference(
  held: readonly Note[],
  { notes: polled, count }: LightPoll,
  number: number,
  unreadable: readonly PolledNote[] = [],
): Difference {
  const hashes = new Map([...held, ...unreadable].map(({ id, hash }) => [id, hash]));
  const polledIds = new Set(polled.map(({ id }) => id));
  const isChanged = ({ id, hash }: PolledNote): boolean =>
    !hashes.has(id) || (hash !== undefined && hash !== hashes.get(id));
  const oldest = count < number ? held.length : held.findLastIndex(({ id }) => polledIds.has(id));
  const missing = held.slice(0, Math.max(oldest, 0)).flatMap(({ id }) => (polledIds.has(id) ? [] : [id]));
  return {
    // The search for an earlier entry comes last, because most notes are unchanged.
    changed: polled.filter(
      (each, at) => isChanged(each) && at === polled.findIndex(({ id }) => id === each.id),
    ),
    gone: polled.length < count ? [] : missing,
  };
}

/** Adds the polled hash to a note without one. Otherwise every poll would fetch the note again. */
export const withPolledHash = (note: Note, polled: readonly PolledNote[]): Note =>
  note.hash === undefined ? { ...note, hash: polled.find(({ id }) => id === note.id)?.hash } : note;
