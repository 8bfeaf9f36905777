import { decodeEntities } from '../../lib/decode-entities';

/** Tags and comments. A `<` before anything but a letter or a slash is text, as in `I <3 this`. */
const MARKUP = /<!--[^]*?-->|<\/?[a-z][^<>]*>/gi;

/**
 * A typed or stored text in the form in which both are equal: the platform escapes, filters and
 * typesets the texts that it stores. Only letters and digits count; if there are none, all signs and
 * emoji do. Images count as their `alt`.
 */
export function comparableText(html: string): string {
  const text = decodeEntities(
    html.replace(/<img\s[^<>]*?\balt="([^"]*)"[^<>]*>/gi, '$1').replace(MARKUP, ''),
  ).replaceAll('×', 'x');
  // The variation selector makes a sign an emoji; not all systems keep it.
  return text.replace(/[^\p{L}\p{N}]/gu, '') || text.replace(/[\s\ufe0f]/g, '');
}
