/** The beginning of a text, cut after `limit` UTF-16 code units without breaking a character or a word in two. */
export function excerptOf(text: string, limit = 90): string {
  if (text.length <= limit) return text;
  let cut = '';
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  for (const { segment } of characters) {
    if (cut.length + segment.length > limit) break;
    cut += segment;
  }
  // Chinese and Japanese have no spaces to cut at, so a late enough space is only preferred.
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
