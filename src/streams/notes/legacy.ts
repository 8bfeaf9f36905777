import { asArray, asString, isObject, type Json } from '../../lib/json';
import { decodeEntities, readHtml } from './read-html';

/** HTML tags that become a line break in plain text. */
const LINE_TAG = /^(br|\/?(p|div|li|blockquote))$/;

/**
 * Converts the subject, header or body of an old note to a list of blocks. In notes of 2014 these are a string,
 * or an object with text or HTML in `text`, `header_text`, `items` and similar fields. Any other value is
 * returned unchanged.
 */
export function modernBlocks(value: unknown): unknown {
  if (typeof value === 'string') return blocksOf({ html: value });
  if (Array.isArray(value))
    return value.flatMap((block: unknown) =>
      typeof block === 'string' ? blocksOf({ html: block }) : [block],
    );
  if (!isObject(value)) return value;
  // PHP serialises an array with gaps as an object with numeric keys.
  if ('0' in value) return modernBlocks(Object.values(value));
  return [value, ...itemsOf(value.items), footerOf(value)].flatMap(blocksOf);
}

/** Returns the heading and the text of a part of an old note as blocks, without empty ones. */
const blocksOf = (part: Json): { readonly text: string }[] =>
  [headingBlock(part), textBlock(part)].filter(({ text }) => text !== '');

const itemsOf = (items: unknown): Json[] =>
  (isObject(items) ? Object.values(items) : asArray(items)).filter(isObject);

const footerOf = (body: Json): Json => ({
  header_text: body.footer_text,
  header: body.footer_html,
  header_link: body.footer_link,
});

/** Returns the heading of a part as a block. The heading's link becomes a range over the whole text. */
function headingBlock({ header_text: heading, header, header_link: url }: Json): { readonly text: string } {
  const text = plainText(asString(heading) || asString(header));
  return { text, ...(asString(url) !== '' && { ranges: [{ url, indices: [0, text.length] }] }) };
}

const textBlock = ({ text, html }: Json): { readonly text: string } => ({
  text: decodeEntities(asString(text)).trim() || plainText(asString(html)),
});

/** Converts HTML to plain text with line breaks. */
export const plainText = (html: string): string =>
  readHtml(html)
    .map(({ text, tag }) => (LINE_TAG.test(tag) ? '\n' : text))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Epoch seconds since 1973, with an optional fraction. A number with fewer digits is a year or an error. */
const EPOCH_SECONDS = /^\d{9,11}(\.\d+)?$/;
const EPOCH_MS = /^\d{12,14}$/;

/**
 * Converts a note's time to epoch ms, from an ISO 8601 string, in epoch seconds (notes of 2014) or epoch ms.
 * Returns 0 for any other value.
 */
export function noteTime(value: unknown): number {
  if (EPOCH_MS.test(String(value))) return Number(value);
  if (EPOCH_SECONDS.test(String(value))) return Math.floor(Number(value)) * 1000;
  return Date.parse(asString(value)) || 0;
}
