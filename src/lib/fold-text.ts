/** Ignored in a search: combining marks (accents, harakat), format characters, and the tatweel. */
const IGNORED = /[\p{M}\p{Cf}\u0640]/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Folds a text for a search that ignores case, marks and compatibility variants: 'Stra\u00dfe'
 * matches 'STRASSE', and 'É' matches 'e'.
 */
export const foldText = (text: string): string =>
  // The fast path; most texts are ASCII.
  ASCII.test(text) ? text.toLowerCase() : foldAny(text);

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(IGNORED, '')
    // Lower case first, because the capital sharp s has no separate upper case.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    // Folds the final sigma, too, because a query may end in the middle of a word.
    .replaceAll('ς', 'σ');

/** A folded text, with the index in the original text for each of its code units. */
export interface FoldedText {
  readonly text: string;
  /** Undefined if all indices are the same as in the original. */
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
