import type { Mention } from './state';

/** An @ at the start of a word, followed by text without spaces up to the caret (section 5). */
const BEFORE_CARET = /(?:^|[\s([{"'“‘«])@([^\s@]*)$/u;

/** The mention that ends at the caret; undefined if there is none. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const [, query] = BEFORE_CARET.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}
