/** Characters that a search ignores: combining marks (accents, harakat), format characters, and the tatweel. */
const IGNORED = /[\p{M}\p{Cf}\u0640]/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Folds a text, so that a search ignores case, marks and compatibility variants: 'Stra\u00dfe' matches
 * 'STRASSE', and 'É' matches 'e'.
 */
export const foldText = (text: string): string =>
  // Most texts are ASCII, for which this is faster.
  ASCII.test(text) ? text.toLowerCase() : foldAny(text);

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(IGNORED, '')
    // Lower case first, because the capital sharp s has no separate upper case.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    // The final sigma is folded, too, because a query may end in the middle of a word.
    .replaceAll('ς', 'σ');

/** A folded text that can be mapped back to the original. */
export interface FoldedText {
  readonly text: string;
  /** For each code unit of `text`, its index in the original. Undefined if all indices are the same. */
  readonly places: readonly number[] | undefined;
}

/** Folds a text character by character, to know where each folded character comes from. */
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
