import type { Block, Note } from '../../streams/notes/note';

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

/** The platform has no type for the block that tells of the blogger's own reply; it is known by its words. */
const REPLIED = /^\s*You replied\b/;

/** What each block of a note's body is. An author is a user whose comment follows. */
export function bodyParts({ body }: Pick<Note, 'body'>): Body {
  const parts = body.map((block, index): Part => ({ kind: kindOf(block, body[index + 1]), block }));
  const first = parts.findIndex(({ kind }) => kind !== 'text');
  const cut = first === -1 ? parts.length : first;
  return { preface: parts.slice(0, cut), rest: parts.slice(cut) };
}

function kindOf(block: Block, next: Block | undefined): Part['kind'] {
  switch (block.type) {
    case 'user':
      return next?.type === 'comment' ? 'author' : 'user';
    case 'comment':
    case 'post':
      return block.type;
    default:
      return REPLIED.test(block.text) ? 'replied' : 'text';
  }
}
