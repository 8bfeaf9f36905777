import { htmlAttribute } from '../notes/html-attribute';
import { readHtml } from '../notes/read-html';

/** Smileys with a letter or a digit, which the platform may show as images. */
const SMILEYS = /:[a-z]+:|8-?[)o]|:-?[dpox]/g;

/**
 * A typed or stored text in the form in which both are equal: the platform escapes, filters and
 * typesets the texts that it stores. Only letters and digits count; if there are none, all signs and
 * emoji do.
 */
export function comparableText(html: string): string {
  // The stored text has escaped brackets where the typed one may have what looks like a tag.
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
