import { webAddress } from './addresses';
import { parsePolledNote, type PolledNote } from './polled-note';
import { limitsOfNote } from './limits';
import { modernBlocks, noteTime } from './legacy';
import type { Block, Note } from './note';
import { parseBlocks, parseIds } from './parse-block';
import { LIST_MAX_ENTRIES } from '../timing';
import { asFlag, asId, asNumber, asString, isObject } from '../../lib/json';

/** A note, or, for developers, the reason why the value is not a valid note. */
export type ParsedNote = { readonly note: Note } | { readonly problem: string };

/**
 * Parses a note from the platform's API, also in the format of 2014 (section 3). Rejects a note only if it has no
 * id, no type or nothing to show. Any other field that is missing or has a wrong type becomes empty. A missing
 * time becomes 0 and is not shown (decision notes-without-time-come-last).
 */
export function parseNote(value: unknown): ParsedNote {
  if (!isObject(value)) return { problem: `a note is ${describe(value)}, not an object` };
  const id = asId(value.id);
  if (id === undefined) return { problem: `a note's id is ${describe(value.id)}, not a number` };
  const type = asString(value.type);
  if (type === '') return { problem: `note ${id} has a type that is ${describe(value.type)}, not a text` };
  const meta = isObject(value.meta) ? value.meta : {};
  const limits = limitsOfNote();
  // Frozen here, because immer would otherwise walk through each new note in order to freeze it.
  const note: Note = Object.freeze({
    id,
    type,
    isRead: asFlag(value.read) ?? !(asFlag(value.unread) ?? true),
    timestamp: noteTime(value.timestamp),
    title: limits.text(value.title),
    url: webAddress(value.url),
    icon: webAddress(value.icon),
    noticon: asString(value.noticon),
    hash: asNumber(value.note_hash),
    subject: parseBlocks(modernBlocks(value.subject), limits),
    header: parseBlocks(modernBlocks(value.header), limits),
    body: parseBlocks(modernBlocks(value.body), limits),
    ids: parseIds(meta.ids),
    isCut: limits.isCut(),
  });
  if (isEmpty(note)) return { problem: `note ${id} has neither a text nor a picture` };
  return { note };
}

/** Whether the row and the detail of a note would be blank. */
const isEmpty = ({ title, subject, header, body }: Note): boolean =>
  !isShown(title) && ![...subject, ...header, ...body].some(hasContents);

/** Whether a text contains more than white space and invisible format characters. */
const isShown = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);

/** Whether a block shows something. A block with a type, such as `user`, always does. */
const hasContents = ({ type, text, media }: Block): boolean =>
  type !== '' || isShown(text) || media.length > 0;

/**
 * The valid notes of a response, and the problems of invalid ones. If an id occurs twice, the first note is
 * used.
 */
export interface ParsedNotes {
  readonly notes: readonly Note[];
  readonly problems: readonly string[];
  /** Malformed notes that have an id. They are remembered, so that they are not requested again. */
  readonly unreadable: readonly PolledNote[];
  /**
   * The number of notes in the response, valid or not. If it is lower than requested, the platform has no more
   * notes.
   */
  readonly count: number;
  /** The time until which the blogger has seen the notes, in epoch seconds; 0 if the response has none. */
  readonly lastSeenTime: number;
}

/**
 * Parses a response of /notifications/ or /notifications/{id} (section 7). Returns a problem if it has no list
 * of notes.
 */
export function parseNotes(response: unknown): ParsedNotes | { readonly problem: string } {
  if (!isObject(response) || !Array.isArray(response.notes))
    return {
      problem: `the answer's notes are ${describe(isObject(response) ? response.notes : response)}, not a list`,
    };
  const byId = new Map<number, Note>();
  const problems: string[] = [];
  const unreadable: PolledNote[] = [];
  for (const value of response.notes.slice(0, LIST_MAX_ENTRIES)) {
    const parsed = parseNote(value);
    if ('problem' in parsed) {
      problems.push(parsed.problem);
      unreadable.push(...parsePolledNote(value));
    } else if (!byId.has(parsed.note.id)) byId.set(parsed.note.id, parsed.note);
  }
  const lastSeenTime = asNumber(response.last_seen_time) ?? 0;
  return { notes: [...byId.values()], problems, unreadable, count: response.notes.length, lastSeenTime };
}

/** Describes a value for a log, without its text, which may be private. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return `a text of length ${value.length}`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return typeof value;
}
