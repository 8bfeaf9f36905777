import { htmlAttribute } from '../notes/html-attribute';
import { readHtml } from '../notes/read-html';

/** Smileys with a letter or a digit, which the platform may show as images. */
const SMILEYS = /:[a-z]+:|8-?[)o]|:-?[dpox]/g;

/**
 * Normalizes a typed or stored text, so that both can be compared: the platform escapes, filters and typesets stored
 * texts. Keeps only letters and digits; if there are none, keeps all signs and emoji.
 */
export function comparableText(html: string): string {
  // Brackets that look like a tag are escaped in the stored text, but not in the typed one.
  const text = textOf(textOf(html))
    .replace(/<[^<>]*>/g, '')
    .replaceAll('×', 'x')
    .toLowerCase();
  // The variation selector makes a sign an emoji; not all systems keep it.
  return text.replace(SMILEYS, '').replace(/[^\p{L}\p{N}]/gu, '') || text.replace(/[\s\ufe0f]/g, '');
}

/** The text without tags; an image counts as its `alt`. */
const textOf = (html: string): string =>
  readHtml(html)
    .map(({ text, tag, attributes }) => (tag === 'img' ? htmlAttribute(attributes, 'alt') : text))
    .join('');
