/**
 * Shortens a text to `limit` UTF-16 code units without splitting a character and, if possible,
 * without splitting a word.
 */
export function excerptOf(text: string, limit = 90): string {
  if (text.length <= limit) return text;
  let cut = '';
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  for (const { segment } of characters) {
    if (cut.length + segment.length > limit) break;
    cut += segment;
  }
  // Chinese and Japanese texts have no spaces, so only a space in the second half of the text is used.
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
