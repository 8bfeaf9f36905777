/**
 * Counts how often a character is repeated at the end of a text. A regular expression would need quadratic
 * time.
 */
export function countAtEnd(text: string, character: string): number {
  let start = text.length;
  while (start > 0 && text[start - 1] === character) start -= 1;
  return text.length - start;
}
