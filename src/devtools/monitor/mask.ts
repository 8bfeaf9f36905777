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
  'state',
  'reason',
  'cause',
]);

/** Fields whose strings are numbers or times. */
const NUMBERS: ReadonlySet<string> = new Set([
  'id',
  'ID',
  'parent',
  'width',
  'height',
  'timestamp',
  'date',
  'last_seen_time',
  'owner',
]);

/** The key of a status message: 'reply.failed'. */
const STATUS_MESSAGE = /^[a-z]+\.[a-z]+$/;

const isUnmasked = (field: string, value: string): boolean =>
  (CODES.has(field) && /^[\w.-]{0,40}$/.test(value)) ||
  (NUMBERS.has(field) && /^[\d:.+\-TZ]{0,40}$/.test(value)) ||
  (field === 'message' && STATUS_MESSAGE.test(value)) ||
  (field === 'name' && FILTER_NAMES.some((name) => name === value));

/**
 * Replaces each letter and digit by an x. The length stays, so that ranges in the text keep their
 * places.
 */
export const maskText = (text: string): string =>
  text.replace(/[\p{L}\p{N}]/gu, (character) => 'x'.repeat(character.length));

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
