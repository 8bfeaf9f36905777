import { webAddress } from './addresses';
import { parsePolledNote, type PolledNote } from './difference';
import { modernBlocks, noteTime } from './legacy';
import type { Block, Note } from './note';
import { parseBlocks, parseIds } from './parse-block';
import { asArray, asFlag, asId, asNumber, asString, isObject } from './read';

/** A note, or what was wrong with it in words for an engineer. */
export type ParsedNote = { readonly note: Note } | { readonly problem: string };

/**
 * The platform's note as the panel's (section 3), also in the shape of 2014. Only what no note can do without is a problem: an
 * id, a type, and something to show. All else that is missing or of a wrong type becomes empty, and its time 0, which is
 * shown as none (decision 159).
 */
export function parseNote(value: unknown): ParsedNote {
  if (!isObject(value)) return { problem: `a note is ${describe(value)}, not an object` };
  const id = asId(value.id);
  if (id === undefined) return { problem: `a note's id is ${describe(value.id)}, not a number` };
  const type = asString(value.type);
  if (type === '') return { problem: `note ${id} has a type that is ${describe(value.type)}, not a text` };
  const meta = isObject(value.meta) ? value.meta : {};
  // Frozen, because immer would otherwise walk through all of each note that it is given, to freeze it.
  const note: Note = Object.freeze({
    id,
    type,
    isRead: asFlag(value.read) ?? !(asFlag(value.unread) ?? true),
    timestamp: noteTime(value.timestamp),
    title: asString(value.title),
    url: webAddress(value.url),
    icon: webAddress(value.icon),
    noticon: asString(value.noticon),
    hash: asNumber(value.note_hash),
    subject: parseBlocks(modernBlocks(value.subject)),
    header: parseBlocks(modernBlocks(value.header)),
    body: parseBlocks(modernBlocks(value.body)),
    ids: parseIds(meta.ids),
  });
  if (isEmpty(note)) return { problem: `note ${id} has neither a text nor a picture` };
  return { note };
}

/** There is nothing to read and nothing to see: its row and its detail would be blank. */
const isEmpty = ({ title, subject, header, body }: Note): boolean =>
  !isShown(title) && ![...subject, ...header, ...body].some(hasContents);

/** White space and marks of direction show nothing. */
const isShown = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);

/** A typed block, such as a user's, has words of its own. */
const hasContents = ({ type, text, media }: Block): boolean =>
  type !== '' || isShown(text) || media.length > 0;

/** The good notes of an answer and the problems of the others; of one id given twice the first counts. */
export interface ParsedNotes {
  readonly notes: readonly Note[];
  readonly problems: readonly string[];
  /** Which the malformed ones are, as far as that can be read: there is no use in asking for them again. */
  readonly unreadable: readonly PolledNote[];
  /** How many the answer held, good or not: fewer than asked for means that there are no more. */
  readonly count: number;
  /** Epoch seconds, 0 when the answer does not say. */
  readonly lastSeenTime: number;
}

/** An answer of /notifications/ or /notifications/{id} (section 7), or the problem of the whole of it. */
export function parseNotes(answer: unknown): ParsedNotes | { readonly problem: string } {
  if (!isObject(answer) || !Array.isArray(answer.notes))
    return {
      problem: `the answer's notes are ${describe(isObject(answer) ? answer.notes : answer)}, not a list`,
    };
  const byId = new Map<number, Note>();
  const problems: string[] = [];
  const unreadable: PolledNote[] = [];
  for (const value of asArray(answer.notes)) {
    const parsed = parseNote(value);
    if ('problem' in parsed) {
      problems.push(parsed.problem);
      unreadable.push(...parsePolledNote(value));
    } else if (!byId.has(parsed.note.id)) byId.set(parsed.note.id, parsed.note);
  }
  const lastSeenTime = asNumber(answer.last_seen_time) ?? 0;
  return { notes: [...byId.values()], problems, unreadable, count: answer.notes.length, lastSeenTime };
}

/** What a value is, shortly: enough to find it, too little to spill a text into a log. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return `the text ${JSON.stringify(value.slice(0, 40))}`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return typeof value;
}
