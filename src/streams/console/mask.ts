import { isObject } from '../notes/read';
import { FILTER_NAMES } from '../state/state';

/** Fields that the panel goes by, whose values are words of a program. All other texts are somebody's, or may be. */
const CODES: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'action',
  'status',
  'error',
  'phase',
  'push',
  'filterName',
]);

/** Fields with numbers that the platform writes as texts, and with times. */
const NUMBERS: ReadonlySet<string> = new Set([
  'id',
  'ID',
  'parent',
  'width',
  'height',
  'timestamp',
  'date',
  'last_seen_time',
]);

/** What the panel tells in its status bar goes by a name like 'reply.failed'. */
const MESSAGE = /^[a-z]+\.[a-z]+$/;

const isPlain = (field: string, value: string): boolean =>
  (CODES.has(field) && /^[\w.-]{0,40}$/.test(value)) ||
  (NUMBERS.has(field) && /^[\d:.+\-TZ]{0,40}$/.test(value)) ||
  (field === 'message' && MESSAGE.test(value)) ||
  (field === 'name' && FILTER_NAMES.some((name) => name === value));

/**
 * A text of the same length with an x for each letter and digit: what is marked in it, and its mentions, stay where they
 * are.
 */
export const maskText = (text: string): string =>
  text.replace(/[\p{L}\p{N}]/gu, (character) => 'x'.repeat(character.length));

const ADDRESS = /^(https?:\/\/|mailto:)(.*)$/s;

/** It stays an address, with its port and its numbers. */
const maskAddress = (address: string): string =>
  address.replace(ADDRESS, (_all, scheme: string, rest: string) => scheme + maskLetters(rest));

const maskLetters = (text: string): string => text.replace(/\p{L}/gu, (letter) => 'x'.repeat(letter.length));

/**
 * JSON with all that people wrote, and who they are, made unreadable: every text, but for what the panel goes by (types,
 * times, ids). The same text becomes the same one everywhere.
 */
export function maskTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (isPlain(field, value)) return value;
    return ADDRESS.test(value) ? maskAddress(value) : maskText(value);
  }
  if (Array.isArray(value)) return value.map((each) => maskTexts(each, field));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskTexts(each, name)]));
}

/** The same for JSON that is given as a text; what is no JSON is a text like others. */
export function maskJson(json: string): string {
  try {
    return JSON.stringify(maskTexts(JSON.parse(json)));
  } catch {
    return maskText(json);
  }
}

/** The same for what came as one or the other. */
export const maskMessage = (message: unknown): unknown =>
  typeof message === 'string' ? maskJson(message) : maskTexts(message);
