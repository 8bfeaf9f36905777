import { asArray, asString, isObject, type Json } from './read';

/** Tags that begin a new line in plain text. */
const LINE_TAGS = /<(br|\/?(p|div|li|blockquote))\b[^<>]*>/gi;
/** Elements whose contents nobody reads. */
const UNREADABLE = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The blocks of a subject, header or body as a list, whatever its generation. Notes of 2014 have an object in their place,
 * with texts or HTML in `text`, `header_text`, `items` and the like, or a text alone. Anything else passes as it is.
 */
export function modernBlocks(value: unknown): unknown {
  if (typeof value === 'string') return [textBlock({ html: value })];
  if (Array.isArray(value))
    return value.map((block: unknown) => (typeof block === 'string' ? textBlock({ html: block }) : block));
  if (!isObject(value)) return value;
  // A list whose places are names, as PHP writes one with gaps.
  if ('0' in value) return modernBlocks(Object.values(value));
  const parts = [value, ...itemsOf(value.items), footerOf(value)];
  return parts.flatMap((part) => [headingBlock(part), textBlock(part)]).filter(({ text }) => text !== '');
}

const itemsOf = (items: unknown): Json[] =>
  (isObject(items) ? Object.values(items) : asArray(items)).filter(isObject);

const footerOf = (body: Json): Json => ({
  header_text: body.footer_text,
  header: body.footer_html,
  header_link: body.footer_link,
});

/** A heading; its link becomes a range over all of it. */
function headingBlock({ header_text: heading, header, header_link: url }: Json): { readonly text: string } {
  const text = plainText(asString(heading) || asString(header));
  return { text, ...(asString(url) !== '' && { ranges: [{ url, indices: [0, text.length] }] }) };
}

const textBlock = ({ text, html }: Json): { readonly text: string } => ({
  text: asString(text).trim() || plainText(asString(html)),
});

/** The text that this HTML shows, without its tags. Never used as HTML again. */
export function plainText(html: string): string {
  return html
    .replace(UNREADABLE, '')
    .replace(LINE_TAGS, '\n')
    .replace(TAGS, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (entity, name: string) => decoded(name) ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decoded(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return ENTITIES[name.toLowerCase()];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Epoch seconds from 1973 on, perhaps with a part of one. Fewer digits are a year or a mistake. */
const EPOCH_SECONDS = /^\d{9,11}(\.\d+)?$/;
const EPOCH_MS = /^\d{12,14}$/;

/** Epoch milliseconds from an ISO 8601 text, or from epoch seconds as notes of 2014 have them; 0 for anything else. */
export function noteTime(value: unknown): number {
  if (EPOCH_MS.test(String(value))) return Number(value);
  return EPOCH_SECONDS.test(String(value))
    ? Math.floor(Number(value)) * 1000
    : Date.parse(asString(value)) || 0;
}
