import { type CommentRef, keyOf } from '../notes/comment-ref';
import type { Block, Ids, Note } from '../notes/note';

/**
 * Matches the text of the block about the blogger's own reply, which has no type of its own. The block links to
 * the reply, or its text starts with these English words.
 */
const REPLIED = /^\s*You replied\b/;
const TYPED = ['user', 'comment', 'post'];

/** Whether a block mentions the blogger's own reply (section 2). */
export const isAboutReply = ({ type, text, ranges }: Block, { replyComment }: Ids): boolean =>
  !TYPED.includes(type) &&
  (REPLIED.test(text) ||
    ranges.some(
      (range) => range.type === 'comment' && range.parent === '' && range.id === String(replyComment),
    ));

/** Whether the blogger has replied although the note's body does not mention the reply. */
export const lacksReply = ({ ids, body }: Note): boolean =>
  ids.replyComment !== undefined && !body.some((block) => isAboutReply(block, ids));

/** The ids of the blogger's own reply to a note; undefined if one of them is missing. */
export function ownReplyOf({ ids: { site, replyComment } }: Note): CommentRef | undefined {
  return site === undefined || replyComment === undefined ? undefined : { site, comment: replyComment };
}

/** The key of the blogger's own reply to a note; '' if an id is missing. */
export function ownReplyKey(note: Note): string {
  const reply = ownReplyOf(note);
  return reply ? keyOf(reply) : '';
}
