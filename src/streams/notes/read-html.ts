/**
 * Matches a tag with its attributes, the start of a comment, or text. Attributes never contain angle brackets,
 * because the platform removes them.
 */
const TOKEN = /<(!|\/?[a-z][a-z0-9]*\b)([^<>]*)>|[^<]+|</gi;

/**
 * Splits HTML into texts with decoded entities and into tags (`p`, `/p`, or `!` for a comment), in linear time.
 * A `<` that starts no tag is text, as in `I <3 this`. The browser's HTML parser is never used.
 */
export const readHtml = (html: string) =>
  Array.from(html.matchAll(TOKEN), ([token, tag = '', attributes = '']) => ({
    text: tag ? '' : decodeEntities(token),
    tag: tag.toLowerCase(),
    attributes,
  }));

/** The entities that the platform sends by name. It sends all other characters literally, or by number. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
};

/** Decodes HTML entities. Unknown names and invalid code points are left unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#(x[\da-f]{1,6}|\d{1,7})|[a-z]{2,6});/gi, (entity, name: string, number?: string) => {
    const code = Number(number?.replace(/^x/i, '0x'));
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : (NAMED[name] ?? entity);
  });
