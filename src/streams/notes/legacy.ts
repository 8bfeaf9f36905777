import { asArray, asString, isObject, type Json } from './read';

/** Tags that begin a new line in plain text. */
const LINE_TAGS = /<(br|\/?(p|div|li|blockquote))\b[^<>]*>/gi;
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
 * with texts or HTML in `text`, `header_text`, `items` and the like. Anything else passes as it is.
 */
export function modernBlocks(value: unknown): unknown {
  if (!isObject(value)) return value;
  const parts = [value, ...asArray(value.items).filter(isObject), footerOf(value)];
  return parts.flatMap((part) => [headingBlock(part), textBlock(part)]).filter(({ text }) => text !== '');
}

const footerOf = (body: Json): Json => ({ header_text: body.footer_text, header_link: body.footer_link });

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

/** Epoch seconds from 1973 on. Fewer digits are a year or a mistake; more are no time that a Date can hold. */
const EPOCH_SECONDS = /^\d{9,11}$/;

/** Epoch milliseconds from an ISO 8601 text, or from epoch seconds as notes of 2014 have them; 0 for anything else. */
export const noteTime = (value: unknown): number =>
  EPOCH_SECONDS.test(String(value)) ? Number(value) * 1000 : Date.parse(asString(value)) || 0;
