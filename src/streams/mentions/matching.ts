import { SUGGESTIONS_MAX_COUNT } from '../timing';
import type { Suggestion } from './state';
import type { Block } from '../notes/note';

/**
 * The first match of the query at the start of a word in the name, ignoring case; undefined if it
 * does not match (section 5).
 */
export function matchAt(name: string, query: string): { start: number; end: number } | undefined {
  const literal = query.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const found = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${literal}`, 'iu').exec(name);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** Returns the people of the thread first, then the others, both in the platform's order. */
export function threadFirst(
  suggestions: readonly Suggestion[],
  body: readonly Block[] = [],
): readonly Suggestion[] {
  const users = new Set(body.map(({ type, ids }) => (type === 'user' ? ids.user : undefined)));
  const isInThread = ({ id }: Suggestion): boolean => users.has(id);
  return [...suggestions.filter(isInThread), ...suggestions.filter((each) => !isInThread(each))];
}

/** The suggestions whose name matches the query, at most 10 (section 9). */
export const matching = (suggestions: readonly Suggestion[], query: string): readonly Suggestion[] =>
  suggestions.filter(({ name }) => matchAt(name, query)).slice(0, SUGGESTIONS_MAX_COUNT);
