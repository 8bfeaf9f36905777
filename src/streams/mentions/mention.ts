import type { Mention } from './state';

/** A letter of a script that is written without spaces: each letter may end a word. */
const SPACELESS = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;

/**
 * An @ at the start of a word, followed by text without spaces up to the caret (section 5). East Asian
 * keyboards type a wide @. After a letter, a digit or `._%+-/` the @ is part of an e-mail or web address.
 */
const BEFORE_CARET = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}\p{M}._%+\-/@＠]|[\uFE0F\u20E3]|${SPACELESS})[@＠]([^\s@＠]*)$`,
  'u',
);

/** The mention that ends at the caret; undefined if there is none. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const [, query] = BEFORE_CARET.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}
