import { asString } from './read';

const BARE_EMAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;

/** An address safe to link to: http(s) or mailto, else ''. A bare e-mail address gets its `mailto:`. */
export function linkAddress(value: unknown): string {
  const text = asString(value).trim();
  if (BARE_EMAIL.test(text)) return `mailto:${text}`;
  return hasScheme(text, ['http:', 'https:', 'mailto:']) ? text : '';
}

/** An address safe to load from: http(s), else ''. */
export function webAddress(value: unknown): string {
  const text = asString(value).trim();
  return hasScheme(text, ['http:', 'https:']) ? text : '';
}

/** Parsed as the browser would: `java\nscript:` and its kin are seen through. */
const hasScheme = (text: string, schemes: readonly string[]): boolean =>
  schemes.includes(parseAddress(text)?.protocol ?? '');

/** An absolute address in its parts; undefined for what is none. */
export function parseAddress(text: string): URL | undefined {
  // Most notes have several addresses that are empty, and an error each would be most of the work of reading them.
  if (text === '') return undefined;
  try {
    return new URL(text);
  } catch {
    // Not `URL.canParse`: once Node 20 has compiled it, it refuses addresses with an umlaut.
    return undefined;
  }
}

/** Where an address leads to, shortly: its host, or the mailbox. */
export function addressName(text: string): string {
  const url = parseAddress(text);
  return url ? url.host || url.pathname : '';
}
