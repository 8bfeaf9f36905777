import { asFlag, asNumber, asString, isObject } from '../../lib/json';
import { noteTime } from './legacy';
import type { Note } from './note';
import { parsePolledNote } from './polled-note';

/** The fields that a request for summaries asks the platform for. */
export const SUMMARY_FIELDS = 'id,type,unread,timestamp,note_hash';

/** The fields of a note that the panel knows before its screen is loaded. */
export type NoteSummary = Pick<Note, 'id' | 'type' | 'timestamp' | 'isRead' | 'hash'>;

/** The summaries of a response of /notifications/. */
export interface ParsedSummaries {
  /** The valid entries: those with an id and a type. If an id occurs twice, the first entry counts. */
  readonly notes: readonly NoteSummary[];
  /** The number of entries in the response, valid or not. */
  readonly count: number;
  /** The time until which the blogger has seen the notes, in epoch seconds; 0 if the response has none. */
  readonly lastSeenTime: number;
}

/** Parses a response with note summaries. Returns undefined if it has no list of notes. */
export function parseSummaries(response: unknown): ParsedSummaries | undefined {
  if (!isObject(response) || !Array.isArray(response.notes)) return undefined;
  const byId = new Map<number, NoteSummary>();
  for (const entry of response.notes) {
    const [polled] = parsePolledNote(entry);
    const type = isObject(entry) ? asString(entry.type) : '';
    if (!isObject(entry) || !polled || type === '' || byId.has(polled.id)) continue;
    byId.set(polled.id, {
      id: polled.id,
      type,
      isRead: asFlag(entry.read) ?? !(asFlag(entry.unread) ?? true),
      timestamp: noteTime(entry.timestamp),
      hash: polled.hash,
    });
  }
  const lastSeenTime = asNumber(response.last_seen_time) ?? 0;
  return { notes: [...byId.values()], count: response.notes.length, lastSeenTime };
}
