import { decodeEntities } from '../../lib/decode-entities';
import { isObject } from '../../lib/json';
import { FILTER_NAMES } from '../../streams/list/state';

/** Fields whose values are keywords that the panel depends on. All other texts may be personal. */
const CODES: ReadonlySet<string> = new Set([
  'type',
  'tabRole',
  'kind',
  'action',
  'status',
  'error',
  'phase',
  'push',
  'filterName',
  'view',
  'theme',
  'state',
  'reason',
  'cause',
  'failed',
  'removal',
  'aspect',
]);

/** Fields whose strings are numbers or times, or lists of them. */
const NUMBERS: ReadonlySet<string> = new Set([
  'id',
  'ID',
  'parent',
  'key',
  'news',
  'width',
  'height',
  'timestamp',
  'date',
  'last_seen_time',
  'owner',
  'deed',
]);

/** Fields of a record with the value of its aspect, of which that of a reply is a text. */
const VALUES: ReadonlySet<string> = new Set(['wanted', 'before', 'known', 'value']);
const STATUS = /^(un)?approved$|^(spam|trash|listed)$/;

/** The key of a status message: 'reply.failed'. */
const STATUS_MESSAGE = /^[a-z]+\.[a-z]+$/;

const isUnmasked = (field: string, value: string): boolean =>
  (CODES.has(field) && /^[\w.-]{0,40}$/.test(value)) ||
  (VALUES.has(field) && STATUS.test(value)) ||
  (NUMBERS.has(field) && /^[\d:.+\-TZ/, ]{0,400}$/.test(value)) ||
  (field === 'message' && STATUS_MESSAGE.test(value)) ||
  (field === 'name' && FILTER_NAMES.some((name) => name === value));

/**
 * Replaces each letter and digit by an x. The length stays, so that ranges in the text keep their
 * places.
 */
export const maskText = (text: string): string =>
  text.replace(/[\p{L}\p{N}]/gu, (character) => 'x'.repeat(character.length));

/** Other tags may be words in angle brackets. */
const TAG_OR_ENTITY =
  /(<\/?(?:a|b|blockquote|br|cite|code|div|em|h[1-6]|i|img|li|ol|p|pre|strong|table|td|tr|ul)\b)((?:[^<>"']|"[^"]*"|'[^']*')*)>|&#?\w{1,7};|[\p{L}\p{N}]/giu;

/** An attribute, and its value with or without quotes. Those that the text does not depend on go. */
const ATTRIBUTE = /(?:^|\s)(href|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/**
 * Masks HTML as `maskText` masks what it says. Tags stay, with the masked attributes that the text
 * depends on, and so do entities, unless they are letters.
 */
const maskHtml = (html: string): string =>
  html.replace(TAG_OR_ENTITY, (found, tag?: string, attributes?: string) => {
    if (tag === undefined) {
      const text = decodeEntities(found);
      return maskText(text) === text ? found : maskText(text);
    }
    const masked = [...(attributes ?? '').matchAll(ATTRIBUTE)].map(([, name, ...values]) => {
      const value = values.join('');
      return ` ${name}="${ADDRESS.test(value) ? maskAddress(value) : maskText(value)}"`;
    });
    return `${tag}${masked.join('')}>`;
  });

const ADDRESS = /^(https?:\/\/|mailto:)(.*)$/s;

/** Keeps the scheme and all digits, so that the text is still a valid address. */
const maskAddress = (address: string): string =>
  address.replace(ADDRESS, (_all, scheme: string, rest: string) => scheme + maskLetters(rest));

const maskLetters = (text: string): string => text.replace(/\p{L}/gu, (letter) => 'x'.repeat(letter.length));

/**
 * Masks every string in a JSON value, except types, times and ids, which the panel depends on.
 * Equal strings stay equal.
 */
export function maskTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (isUnmasked(field, value)) return value;
    if (field === 'content') return maskHtml(value);
    return ADDRESS.test(value) ? maskAddress(value) : maskText(value);
  }
  if (Array.isArray(value)) return value.map((each) => maskTexts(each, field));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskTexts(each, name)]));
}

/** Masks a JSON text; a text that is not JSON is masked as a whole. */
export function maskJson(json: string): string {
  try {
    return JSON.stringify(maskTexts(JSON.parse(json)));
  } catch {
    return maskText(json);
  }
}

/** Masks a message, which is a JSON value or a JSON text. */
export const maskMessage = (message: unknown): unknown =>
  typeof message === 'string' ? maskJson(message) : maskTexts(message);
