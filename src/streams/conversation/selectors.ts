import memoizeOne from 'memoize-one';
import { selectSelectedNote } from '../list/selectors';
import { noteActions } from '../notes/action-flags';
import { keyOf } from '../notes/comment-ref';
import type { Note } from '../notes/note';
import type { State } from '../state/state';
import type { Conversation, ThreadComment } from './state';

/** The open comment, and facts about its conversation that are known without a request. */
export interface Thread {
  /** The key of the comment in `conversations`. */
  readonly key: string;
  readonly site: number;
  readonly post: number;
  readonly comment: number;
  /** The id of the parent comment. */
  readonly parent: number | undefined;
  /** Whether the blogger may see comments that wait for approval. */
  readonly isModerator: boolean;
  /** Whether the note allows replies to its comment. */
  readonly canReply: boolean;
}

/** The thread of a note; undefined if the note is not about a comment on a post. */
export function threadOf(note: Note): Thread | undefined {
  const { site, post, comment, parentComment } = note.ids;
  if (note.type !== 'comment' || site === undefined || post === undefined || comment === undefined)
    return undefined;
  const actions = noteActions(note);
  return {
    key: keyOf({ site, comment }),
    site,
    post,
    comment,
    parent: parentComment,
    isModerator: 'approve-comment' in actions,
    canReply: 'replyto-comment' in actions,
  };
}

/** Whether the blogger can reply to, moderate or like a comment of a conversation. */
export const canActOn = ({ canReply }: Thread, { canModerate, isLiked }: ThreadComment): boolean =>
  canReply || canModerate || isLiked !== undefined;

/** The thread of the open note; undefined if no note is open, or the note is not about a comment on a post. */
export function selectThread(state: State): Thread | undefined {
  const note = selectSelectedNote(state);
  return note && threadOf(note);
}

/** Finds a comment of a conversation by id, including the parent of the open comment. */
export const commentIn = (conversation: Conversation | undefined, id: number): ThreadComment | undefined =>
  conversation?.parent?.id === id
    ? conversation.parent
    : conversation?.comments.find((each) => each.id === id);

/** A reply to the open comment, with the replies to this reply. */
export interface Reply {
  readonly comment: ThreadComment;
  /** Replies to the reply, oldest first. */
  readonly replies: readonly ThreadComment[];
  /** All replies at lower levels, oldest first. */
  readonly deeper: readonly ThreadComment[];
}

/**
 * Returns the replies to a comment, oldest first, in two levels; replies at lower levels are in `deeper`.
 * Comments that reply to themselves or in a circle are left out, and so are removed comments without replies.
 */
export const repliesTo = memoizeOne((comments: readonly ThreadComment[], root: number): readonly Reply[] => {
  const children = new Map<number, ThreadComment[]>();
  for (const comment of withoutRemoved(comments)) {
    if (comment.parent === undefined || comment.id === root) continue;
    const list = children.get(comment.parent);
    if (list) list.push(comment);
    else children.set(comment.parent, [comment]);
  }
  for (const list of children.values()) list.sort(oldestFirst);
  const below = ({ id }: ThreadComment): readonly ThreadComment[] => children.get(id) ?? [];
  return (children.get(root) ?? []).map((comment) => {
    const replies = below(comment);
    const deeper: ThreadComment[] = [];
    for (let level = replies.flatMap(below); level.length > 0; level = level.flatMap(below))
      deeper.push(...level);
    return { comment, replies, deeper: deeper.sort(oldestFirst) };
  });
});

/** Leaves out removed comments that have no remaining comment below them. */
function withoutRemoved(comments: readonly ThreadComment[]): readonly ThreadComment[] {
  if (comments.every(({ removal }) => removal === undefined)) return comments;
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const kept = new Set<ThreadComment>();
  for (const comment of comments) {
    if (comment.removal !== undefined) continue;
    let above: ThreadComment | undefined = comment;
    while (above && !kept.has(above)) {
      kept.add(above);
      above = byId.get(above.parent ?? NaN);
    }
  }
  return comments.filter((comment) => kept.has(comment));
}

/** Compares comments by time; of two comments with the same time, the one with the lower id comes first. */
export const oldestFirst = (one: ThreadComment, other: ThreadComment): number =>
  one.timestamp - other.timestamp || one.id - other.id;
