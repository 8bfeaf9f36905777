import { foldText } from '../../lib/fold-text';
import { addressName } from '../../streams/notes/addresses';
import type { Part } from './body-parts';

/** A user of a note's body, with the texts in which a search looks for words. */
export interface ListedUser {
  /** A number that is unique in the body, even for equal blocks. */
  readonly key: number;
  readonly part: Part;
  readonly words: string;
}

/** Returns the users of a body with their searched texts. */
export const listedUsers = (parts: readonly Part[]): readonly ListedUser[] =>
  parts.map((part, key) => {
    const { text, homeTitle, homeUrl } = part.block;
    return { key, part, words: foldText(`${text} ${homeTitle} ${addressName(homeUrl)}`) };
  });

/** Returns the users whose name or site contains each word of the query. Case and diacritics are ignored. */
export function findUsers(users: readonly ListedUser[], query: string): readonly ListedUser[] {
  const wanted = foldText(query).split(/\s+/);
  return users.filter(({ words }) => wanted.every((word) => words.includes(word)));
}
