import { asString } from '../../lib/json';
import { TEXT_MAX_CHARS } from '../timing';

/** The last label has no dot, because two groups that match dots would need quadratic time. */
const BARE_EMAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#.]+$/;

/** Requires the slashes, because browsers resolve `https:example.com` against the page's address. */
const WEB = /^https?:\/\//i;
const WEB_OR_MAIL = /^(https?:\/\/|mailto:)/i;

/**
 * Whether an address is safe to link to: http(s) or mailto. Other schemes could run code in the
 * panel.
 */
export const isSafeAddress = (address: string): boolean => isAbsolute(address, WEB_OR_MAIL);

/**
 * The value if it is safe to link to, otherwise ''. A bare e-mail address gets a `mailto:` prefix.
 */
export function linkAddress(value: unknown): string {
  const text = asString(value).trim();
  if (BARE_EMAIL.test(text)) return `mailto:${text}`;
  return isSafeAddress(text) ? text : '';
}

/** The value if it is an http(s) address, which is safe to load, otherwise ''. */
export function webAddress(value: unknown): string {
  const text = asString(value).trim();
  return isAbsolute(text, WEB) ? text : '';
}

/** The address is parsed as well, because one with a valid scheme may still be malformed. */
const isAbsolute = (text: string, scheme: RegExp): boolean =>
  scheme.test(text) && parseAddress(text) !== undefined;

/** Parses an absolute address; returns undefined if it is not one. */
export function parseAddress(text: string): URL | undefined {
  // Most notes have several empty addresses. An exception for each would dominate the parse time.
  if (text === '' || text.length > TEXT_MAX_CHARS) return undefined;
  try {
    return new URL(text);
  } catch {
    // Not `URL.canParse`: after Node 20 optimises it, it rejects addresses with an umlaut.
    return undefined;
  }
}

/** The host of a web address or the mailbox of a mailto address: a short name for a link. */
export function addressName(text: string): string {
  const url = parseAddress(text);
  return url ? url.host || url.pathname : '';
}
