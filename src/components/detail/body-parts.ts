import type { Block, Ids, Note } from '../../streams/notes/note';
import { isBlank } from '../blank';

/** A block of the body, and how it is drawn. */
export interface Part {
  readonly kind: 'user' | 'author' | 'comment' | 'post' | 'replied' | 'text';
  readonly block: Block;
}

/** A note's body, cut where the first user, comment or post begins (section 2). */
export interface Body {
  /** Leading text blocks. */
  readonly preface: readonly Part[];
  readonly rest: readonly Part[];
}

/** The platform has no type for the block that tells of the blogger's own reply: it leads there, or says so in English. */
const REPLIED = /^\s*You replied\b/;
const tellsOfReply = ({ text, ranges }: Block, { replyComment }: Ids): boolean =>
  REPLIED.test(text) ||
  ranges.some(({ type, id, parent }) => type === 'comment' && parent === '' && id === String(replyComment));

/** What each block of a note's body is. An author is a user whose comment follows. */
export function bodyParts({
  body,
  header,
  subject,
  ids,
}: Pick<Note, 'body' | 'header' | 'subject' | 'ids'>): Body {
  const parts = body.map((block, index): Part => ({ kind: kindOf(block, body[index + 1], ids), block }));
  // Opened, it says at least as much as its row.
  if (![...header, ...body].some(isSeen))
    return { preface: subject.map((block) => ({ kind: 'text', block })), rest: [] };
  const first = parts.findIndex(({ kind }) => kind !== 'text');
  const cut = first === -1 ? parts.length : first;
  return { preface: parts.slice(0, cut), rest: parts.slice(cut) };
}

const isSeen = ({ type, text, media }: Block): boolean =>
  type === 'user' || !isBlank(text) || media.length > 0;

function kindOf(block: Block, next: Block | undefined, ids: Ids): Part['kind'] {
  switch (block.type) {
    case 'user':
      return next?.type === 'comment' ? 'author' : 'user';
    case 'comment':
    case 'post':
      return block.type;
    default:
      return tellsOfReply(block, ids) ? 'replied' : 'text';
  }
}
