import { asString } from '../../lib/json';
import { TEXT_MAX_CHARS } from '../timing';

/**
 * Matches a bare e-mail address. The part after the last dot has no dot, because two adjacent groups that match
 * dots would need quadratic time.
 */
const BARE_EMAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#.]+$/;

/**
 * Matches the start of a web address. The slashes are required, because browsers resolve `https:example.com`
 * against the page's address.
 */
const WEB = /^https?:\/\//i;
const WEB_OR_MAIL = /^(https?:\/\/|mailto:)/i;

/**
 * Whether an address is safe to link to: only http(s) and mailto addresses are. Other schemes could run code in
 * the panel.
 */
export const isSafeAddress = (address: string): boolean => isAbsolute(address, WEB_OR_MAIL);

/**
 * Returns the value if it is an address that is safe to link to, otherwise ''. A bare e-mail address gets a
 * `mailto:` prefix.
 */
export function linkAddress(value: unknown): string {
  const text = asString(value).trim();
  if (BARE_EMAIL.test(text)) return `mailto:${text}`;
  return isSafeAddress(text) ? text : '';
}

/** Returns the value if it is an http(s) address, which is safe to load, otherwise ''. */
export function webAddress(value: unknown): string {
  const text = asString(value).trim();
  return isAbsolute(text, WEB) ? text : '';
}

/**
 * Whether a text is an absolute address with this scheme. The text is also parsed, because an address with a
 * valid scheme may still be malformed.
 */
const isAbsolute = (text: string, scheme: RegExp): boolean =>
  scheme.test(text) && parseAddress(text) !== undefined;

/** Parses an absolute address. Returns undefined for any other text. */
export function parseAddress(text: string): URL | undefined {
  // Most notes have several empty addresses. An exception for each would take most of the parse time.
  if (text === '' || text.length > TEXT_MAX_CHARS) return undefined;
  try {
    return new URL(text);
  } catch {
    // `URL.canParse` is not used, because Node 20 rejects addresses with an umlaut after optimising it.
    return undefined;
  }
}

/** A short name for a link: the host of a web address, or the mailbox of a mailto address. */
export function addressName(text: string): string {
  const url = parseAddress(text);
  return url ? url.host || url.pathname : '';
}
