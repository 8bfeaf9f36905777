import { decodeEntities } from '../../streams/notes/read-html';
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

/** Fields whose strings contain numbers or times, or lists of them. */
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

/** Fields of a record that hold the value of its aspect. For a reply this value is a text. */
const VALUES: ReadonlySet<string> = new Set(['wanted', 'before', 'known', 'value']);
const STATUS = /^(un)?approved$|^(spam|trash|listed)$/;

/** Matches the key of a status message, such as 'reply.failed'. */
const STATUS_MESSAGE = /^[a-z]+\.[a-z]+$/;

const isUnmasked = (field: string, value: string): boolean =>
  (CODES.has(field) && /^[\w.-]{0,40}$/.test(value)) ||
  (VALUES.has(field) && STATUS.test(value)) ||
  (NUMBERS.has(field) && /^[\d:.+\-TZ/, ]{0,400}$/.test(value)) ||
  (field === 'message' && STATUS_MESSAGE.test(value)) ||
  (field === 'name' && FILTER_NAMES.some((name) => name === value));

/** Replaces each letter and digit by an x. The length stays the same, so ranges of the text remain valid. */
export const maskText = (text: string): string =>
  text.replace(/[\p{L}\p{N}]/gu, (character) => 'x'.repeat(character.length));

/** Matches known tags, entities, letters and digits. Other tags could be words in angle brackets. */
const TAG_OR_ENTITY =
  /(<\/?(?:a|b|blockquote|br|cite|code|div|em|h[1-6]|i|img|li|ol|p|pre|strong|table|td|tr|ul)\b)([^<>]*)>|&#?\w{1,7};|[\p{L}\p{N}]/giu;

/** Matches `href` or `alt` and the value, with or without quotes. Other attributes are removed. */
const ATTRIBUTE = /(?:^|\s)(href|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/**
 * Masks the text in HTML with `maskText`. Tags keep only `href` and `alt`, both masked. Entities
 * are kept unless they stand for letters.
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

/** Masks the letters of an address but keeps its scheme, so that it remains a valid address. */
const maskAddress = (address: string): string =>
  address.replace(ADDRESS, (_all, scheme: string, rest: string) => scheme + maskLetters(rest));

const maskLetters = (text: string): string => text.replace(/\p{L}/gu, (letter) => 'x'.repeat(letter.length));

/**
 * Masks every string in a JSON value, except types, times and ids, on which the panel depends.
 * Equal strings remain equal.
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

/** Masks a JSON string. A string that is not JSON is masked as a whole. */
export function maskJson(json: string): string {
  try {
    return JSON.stringify(maskTexts(JSON.parse(json)));
  } catch {
    return maskText(json);
  }
}

/** Masks a message, which is a JSON value or a JSON string. */
export const maskMessage = (message: unknown): unknown =>
  typeof message === 'string' ? maskJson(message) : maskTexts(message);
