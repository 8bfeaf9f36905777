import { SUGGESTIONS_MAX_COUNT } from '../timing';
import { webAddress } from './addresses';
import { asArray, asId, asObject, asString } from './read';

/** Somebody who can be mentioned in a reply (section 3). */
export interface Suggestion {
  readonly id: number;
  readonly login: string;
  readonly displayName: string;
  /** http(s) or ''. */
  readonly imageUrl: string;
  /** What a mention is matched with. */
  readonly name: string;
}

/** The suggestions of an answer of /users/suggest; entries without an id or a login are left out, of one id given twice the first counts. */
export function parseSuggestions(answer: unknown): readonly Suggestion[] {
  const byId = new Map<number, Suggestion>();
  for (const entry of asArray(asObject(answer).suggestions)) {
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

/** A mention that is being typed: where its @ is, and the text from there to the caret. */
export interface Mention {
  /** In UTF-16 code units. */
  readonly start: number;
  readonly query: string;
}

/** An @ at the beginning of a word, and text without a space from there to the caret (section 5). */
const BEFORE_CARET = /(?:^|[\s([{"'“‘«])@([^\s@]+)$/u;

/** The mention right before the caret, undefined where there is none. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const [, query] = BEFORE_CARET.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

/** Where in a name the query stands at the start of a word, whatever its case; undefined where it does not (section 5). */
export function matchAt(name: string, query: string): { start: number; end: number } | undefined {
  const literal = query.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const found = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${literal}`, 'iu').exec(name);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** The suggestions that match, at most 10 (section 9). */
export const matching = (suggestions: readonly Suggestion[], query: string): readonly Suggestion[] =>
  suggestions.filter(({ name }) => matchAt(name, query)).slice(0, SUGGESTIONS_MAX_COUNT);

/** The text with the login and a space in place of the mention, and where the caret then is (section 5). */
export function withMention(
  text: string,
  { start, query }: Mention,
  login: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, start)}@${login} `;
  return { text: before + text.slice(start + 1 + query.length), caret: before.length };
}
