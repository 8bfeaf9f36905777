import type { Mention } from './state';

/** Replaces the mention with the login and a space. Returns the text and the new caret (section 5). */
export function withMention(
  text: string,
  { start, query }: Mention,
  login: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, start)}@${login} `;
  return { text: before + text.slice(start + 1 + query.length), caret: before.length };
}
