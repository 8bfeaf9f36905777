/** How often a text ends with a character. A pattern would try each place, and take quadratic time. */
export function countAtEnd(text: string, character: string): number {
  let start = text.length;
  while (start > 0 && text[start - 1] === character) start -= 1;
  return text.length - start;
}
