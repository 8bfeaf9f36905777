import { foldText } from '../../lib/fold-text';
import { addressName } from '../../streams/notes/addresses';
import type { Part } from './body-parts';

/** A user of a body with the texts by which a search finds them. */
export interface ListedUser {
  /** Distinguishes equal blocks. */
  readonly key: number;
  readonly part: Part;
  readonly words: string;
}

/** The users of a body, ready to be searched. */
export const listedUsers = (parts: readonly Part[]): readonly ListedUser[] =>
  parts.map((part, key) => {
    const { text, homeTitle, homeUrl } = part.block;
    return { key, part, words: foldText(`${text} ${homeTitle} ${addressName(homeUrl)}`) };
  });

/** The users whose name or site contains each word of the query, ignoring case and diacritics. */
export function findUsers(users: readonly ListedUser[], query: string): readonly ListedUser[] {
  const wanted = foldText(query).split(/\s+/);
  return users.filter(({ words }) => wanted.every((word) => words.includes(word)));
}
