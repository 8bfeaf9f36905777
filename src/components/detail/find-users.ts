import { foldText } from '../../lib/fold-text';
import { addressName } from '../../streams/notes/addresses';
import type { Part } from './body-parts';

/** A user in a body, with the texts that a search compares. */
export interface ListedUser {
  /** Unique, even for equal blocks. */
  readonly key: number;
  readonly part: Part;
  readonly words: string;
}

/** Prepares the users of a body for a search. */
export const listedUsers = (parts: readonly Part[]): readonly ListedUser[] =>
  parts.map((part, key) => {
    const { text, homeTitle, homeUrl } = part.block;
    return { key, part, words: foldText(`${text} ${homeTitle} ${addressName(homeUrl)}`) };
  });

/** Finds the users whose name or site contains each word of the query. Ignores case and diacritics. */
export function findUsers(users: readonly ListedUser[], query: string): readonly ListedUser[] {
  const wanted = foldText(query).split(/\s+/);
  return users.filter(({ words }) => wanted.every((word) => words.includes(word)));
}
