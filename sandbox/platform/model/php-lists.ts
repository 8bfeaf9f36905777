import { isJsonArray, isJsonObject, type Json } from './json';

/** The lists that PHP may write as objects. */
const LISTS = ['notes', 'body', 'subject', 'ranges', 'media', 'suggestions', 'comments', 'likes'];

/**
 * Rewrites a body in the way PHP does after the first item of each list was removed: a list becomes
 * an object with keys from 1, and an empty object becomes an empty list.
 */
export function withGaps(body: Json, name = ''): Json {
  if (isJsonArray(body)) {
    const items = body.map((item) => withGaps(item));
    if (items.length === 0 || !LISTS.includes(name)) return items;
    return Object.fromEntries(items.map((item, index) => [index + 1, item]));
  }
  if (!isJsonObject(body)) return body;
  const entries = Object.entries(body);
  if (entries.length === 0) return [];
  return Object.fromEntries(entries.map(([key, value]) => [key, withGaps(value, key)]));
}
