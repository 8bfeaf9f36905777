import { isObject } from '../notes/read';

/** Fields of the platform's answers, of the panel's events and of its state that hold what people wrote, or who they are. */
const TEXTS: ReadonlySet<string> = new Set([
  'text',
  'title',
  'content',
  'name',
  'user_login',
  'display_name',
  'displayName',
  'login',
  'username',
  'homeTitle',
  'query',
  'description',
]);

/** Fields with addresses: they keep the form of one. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'url',
  'URL',
  'icon',
  'href',
  'homeUrl',
  'imageUrl',
  'image_URL',
  'editCommentLink',
  'edit_comment_link',
]);

/**
 * A text of the same length with an x for each letter and digit: what is marked in it, and its mentions, stay where they
 * are. What can be no text of a person (ids, types, times) is left as it is by `maskTexts`.
 */
export const maskText = (text: string): string =>
  text.replace(/[\p{L}\p{N}]/gu, (character) => 'x'.repeat(character.length));

const maskLetters = (text: string): string => text.replace(/\p{L}/gu, (letter) => 'x'.repeat(letter.length));

/** It stays an address, with its port and its numbers. */
const maskAddress = (address: string): string =>
  address.replace(
    /^((?:https?:\/\/|mailto:)?)(.*)$/s,
    (_all, scheme: string, rest: string) => scheme + maskLetters(rest),
  );

/** Fields whose values by other names are all of one kind: drafts by their notes, titles and links by what they lead to. */
const BELOW: Readonly<Record<string, string>> = { drafts: 'text', titles: 'text', links: 'url' };

/** JSON with all that people wrote, and who they are, made unreadable. The same text becomes the same one everywhere. */
export function maskTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (TEXTS.has(field)) return maskText(value);
    return ADDRESSES.has(field) ? maskAddress(value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => maskTexts(each, field));
  if (!isObject(value)) return value;
  const below = BELOW[field];
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, maskTexts(each, below ?? name)]),
  );
}

/** The same for JSON that is given as a text; what is no JSON is a text like others. */
export function maskJson(json: string): string {
  try {
    return JSON.stringify(maskTexts(JSON.parse(json)));
  } catch {
    return maskText(json);
  }
}
