import { NOTE_MAX_CHARS, LIST_MAX_ENTRIES, TEXT_MAX_CHARS } from '../timing';
import { asArray, asString } from '../../lib/json';

/** An entry of a list counts as this many characters of its note. */
const ENTRY_CHARS = 100;
/** Longer graphemes, such as a letter with thousands of accents, are cut inside. */
const GRAPHEME_MAX_CHARS = 100;

/** Cuts the texts and lists of one note, so that the panel can draw it without a freeze. */
export interface Limits {
  readonly text: (value: unknown) => string;
  readonly list: (value: unknown) => readonly unknown[];
  /** Whether the note has no room for another block. */
  readonly isFull: () => boolean;
  /** Whether anything was cut. */
  readonly isCut: () => boolean;
}

/** The limits of a note, which its texts and lists use up in the order in which they are read. */
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

/** At most `max` characters (UTF-16 code units) of a text, without a part of a grapheme at the end. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, max - GRAPHEME_MAX_CHARS);
  const around = new Intl.Segmenter().segment(text.slice(from, max + GRAPHEME_MAX_CHARS));
  const end = from + (around.containing(max - from)?.index ?? 0);
  // A lone first half of a surrogate pair would be drawn as a replacement character.
  return text.slice(0, end === from ? max : end).replace(/[\uD800-\uDBFF]$/, '');
}
