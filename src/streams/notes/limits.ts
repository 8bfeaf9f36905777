import { NOTE_MAX_CHARS, LIST_MAX_ENTRIES, TEXT_MAX_CHARS } from '../timing';
import { asArray, asString } from '../../lib/json';

/** A list entry counts as this many characters. */
const ENTRY_CHARS = 100;

/** Cuts the texts and lists of one note, so that drawing the note does not block a frame. */
export interface Limits {
  readonly text: (value: unknown) => string;
  readonly list: (value: unknown) => readonly unknown[];
  /** Whether the limit leaves no room for another block. */
  readonly isFull: () => boolean;
  /** Whether a text or a list was cut. */
  readonly isCut: () => boolean;
}

/** Creates the limits of one note, which its texts and lists use up in the order in which they are parsed. */
export function limitsOfNote(): Limits {
  let left = NOTE_MAX_CHARS;
  let isCut = false;
  const take = <T extends { readonly length: number }>(whole: T, part: T, charsPerItem: number): T => {
    if (part.length < whole.length) isCut = true;
    left -= part.length * charsPerItem;
    return part;
  };
  return {
    text: (value) => {
      const text = asString(value);
      return take(text, cutText(text, Math.min(TEXT_MAX_CHARS, left)), 1);
    },
    list: (value) => {
      const list = asArray(value);
      return take(list, list.slice(0, Math.min(LIST_MAX_ENTRIES, left / ENTRY_CHARS)), ENTRY_CHARS);
    },
    isFull: () => left < ENTRY_CHARS,
    isCut: () => isCut,
  };
}

/** Cuts a text to at most `max` UTF-16 code units, never within a surrogate pair. */
export const cutText = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : text;
