import { asArray, asId, asObject, asString } from '../../lib/json';
import { webAddress } from '../notes/addresses';
import { LIST_MAX_ENTRIES } from '../timing';
import type { Suggestion } from './state';

/**
 * Parses a response of /users/suggest. Only the first 1,000 entries count. Entries without
 * an id or a login are left out; if an id occurs twice, the first counts.
 */
export function parseSuggestions(response: unknown): readonly Suggestion[] {
  const byId = new Map<number, Suggestion>();
  for (const entry of asArray(asObject(response).suggestions).slice(0, LIST_MAX_ENTRIES)) {
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
