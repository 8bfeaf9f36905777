import type { Mention, Suggestion } from './state';
import { webAddress } from '../notes/addresses';
import { asArray, asId, asObject, asString } from '../../lib/json';

/**
 * Parses a response of /users/suggest. Entries without an id or a login are left out; if an id
 * occurs twice, the first counts.
 */
export function parseSuggestions(response: unknown): readonly Suggestion[] {
  const byId = new Map<number, Suggestion>();
  for (const entry of asArray(asObject(response).suggestions)) {
    const suggestion = parseSuggestion(asObject(entry));
    if (suggestion && !byId.has(suggestion.id)) byId.set(suggestion.id, suggestion);
  }
  return [...byId.values()];
}

function parseSuggestion(entry: Readonly<Record<string, unknown>>): Suggestion | undefined {
  const id = asId(entry.ID);
  const login = asString(entry.user_login);
  if (id === undefined || login === '') return undefined;
  const displayName = asString(entry.display_name);
  const name = asString(entry.name) || `${login} ${displayName}`.trim();
  return { id, login, displayName, imageUrl: webAddress(entry.image_URL), name };
}

/**
 * Replaces the mention by the login and a space; returns the text and the new caret (section 5).
 */
export function withMention(
  text: string,
  { start, query }: Mention,
  login: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, start)}@${login} `;
  return { text: before + text.slice(start + 1 + query.length), caret: before.length };
}
