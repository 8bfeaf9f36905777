import type { Block, Ids, Note } from '../../streams/notes/note';
import { isAboutReply } from '../../streams/reply/own-reply';
import { isBlank } from '../blank';

/**
 * A block of a note's body with its kind. An author is a user who is followed by a comment, or the only user.
 * The note's time is then shown as the time of this user's action (decision time-of-the-only-user).
 */
export interface Part {
  readonly kind: 'user' | 'author' | 'comment' | 'post' | 'replied' | 'text';
  readonly block: Block;
}

/** The maximum number of users that are listed without a search field. */
export const FEW_USERS = 20;

/** The parts of a note's body, split before the first block that is not text (section 2). */
export interface Body {
  /** The text blocks at the start of the body. */
  readonly preface: readonly Part[];
  /** The users that follow the preface, if there are more than `FEW_USERS`. */
  readonly users: readonly Part[];
  readonly rest: readonly Part[];
}

/**
 * Returns the parts of a note's body. If neither header nor body has visible content, the preface is the note's
 * headline.
 */
export function bodyParts({
  body,
  header,
  subject,
  ids,
}: Pick<Note, 'body' | 'header' | 'subject' | 'ids'>): Body {
  const isAlone = body.filter(({ type }) => type === 'user').length === 1;
  const parts = body.map((block, index): Part => {
    const isAuthor = isAlone || body[index + 1]?.type === 'comment';
    return { kind: kindOf(block, isAuthor, ids), block };
  });
  if (![...header, ...body].some(isVisible))
    return { preface: subject.map((block) => ({ kind: 'text', block })), users: [], rest: [] };
  const first = parts.findIndex(({ kind }) => kind !== 'text');
  const cut = first === -1 ? parts.length : first;
  const rest = parts.slice(cut);
  const other = rest.findIndex(({ kind }) => kind !== 'user');
  const end = other === -1 ? rest.length : other;
  const many = end > FEW_USERS ? end : 0;
  return { preface: parts.slice(0, cut), users: rest.slice(0, many), rest: rest.slice(many) };
}

const isVisible = ({ type, text, media }: Block): boolean =>
  type === 'user' || !isBlank(text) || media.length > 0;

function kindOf(block: Block, isAuthor: boolean, ids: Ids): Part['kind'] {
  switch (block.type) {
    case 'user':
      return isAuthor ? 'author' : 'user';
    case 'comment':
    case 'post':
      return block.type;
    default:
      return isAboutReply(block, ids) ? 'replied' : 'text';
  }
}
