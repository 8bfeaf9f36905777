/**
 * A tag with its attributes, a comment without tags, or text. Attributes have no angle brackets: the platform
 * removes them.
 */
const TOKEN = /<(!|\/?[a-z][a-z0-9]*\b)([^<>]*)>|[^<]+|</gi;

/**
 * Splits HTML into texts with decoded entities and tags (`p`, `/p`, or `!` for a comment), in linear time. A `<`
 * that starts no tag is text, as in `I <3 this`. The browser never parses the HTML.
 */
export const readHtml = (html: string) =>
  Array.from(html.matchAll(TOKEN), ([token, tag = '', attributes = '']) => ({
    text: tag ? '' : decodeEntities(token),
    tag: tag.toLowerCase(),
    attributes,
  }));

/** The entity names that the platform sends; it sends all other characters as they are, or by number. */
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

/** Decodes HTML entities. Unknown names and invalid code points stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#(x[\da-f]{1,6}|\d{1,7})|[a-z]{2,6});/gi, (entity, name: string, number?: string) => {
    const code = Number(number?.replace(/^x/i, '0x'));
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : (NAMED[name] ?? entity);
  });
