/** Combining marks, such as accents and harakat; format characters; the tatweel, which stretches words. */
const IGNORED = /[\p{M}\p{Cf}\u0640]/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * The text for a search in which case, marks and compatibility variants do not count: 'Stra\u00dfe' and
 * 'STRASSE' are equal, and so are 'É' and 'e'.
 */
export const foldText = (text: string): string =>
  // Most texts of most notes.
  ASCII.test(text) ? text.toLowerCase() : foldAny(text);

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(IGNORED, '')
    // First to lower case, because the capital sharp s has no upper case of its own.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    // The end of a query is not the end of a word.
    .replaceAll('ς', 'σ');

/** A folded text, and the index in the original text that each of its code units comes from. */
export interface FoldedText {
  readonly text: string;
  /** Undefined if the indices are the same. */
  readonly places: readonly number[] | undefined;
}

/** Folds a text character by character. */
export function foldWithPlaces(text: string): FoldedText {
  if (ASCII.test(text)) return { text: text.toLowerCase(), places: undefined };
  let folded = '';
  let at = 0;
  const places: number[] = [];
  for (const character of text) {
    const part = foldText(character);
    places.push(...Array<number>(part.length).fill(at));
    folded += part;
    at += character.length;
  }
  return { text: folded, places };
}
