import memoizeOne from 'memoize-one';
import { selectSelectedNote } from '../list/selectors';
import { noteActions } from '../notes/action-flags';
import { keyOf } from '../notes/comment-ref';
import type { Note } from '../notes/note';
import type { State } from '../state/state';
import type { Conversation, ThreadComment } from './state';

/** The open comment, and what the panel knows of its conversation without a request. */
export interface Thread {
  /** Names the comment in `conversations`. */
  readonly key: string;
  readonly site: number;
  readonly post: number;
  readonly comment: number;
  /** The comment that it answers. */
  readonly parent: number | undefined;
  /** Whether the blogger may see comments that wait for approval. */
  readonly isModerator: boolean;
  /** Whether the comments of the post can be replied to. */
  readonly canReply: boolean;
}

/** The conversation of a note; undefined for notes that are not about a comment of a post. */
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

/** The open conversation's thread; undefined without one. */
export function selectThread(state: State): Thread | undefined {
  const note = selectSelectedNote(state);
  return note && threadOf(note);
}

/** A comment of a conversation: the one that is answered, or an answer. */
export const commentIn = (conversation: Conversation | undefined, id: number): ThreadComment | undefined =>
  conversation?.parent?.id === id
    ? conversation.parent
    : conversation?.comments.find((each) => each.id === id);

/** An answer to the open comment, with the answers to it. */
export interface Answer {
  readonly comment: ThreadComment;
  /** Answers to the answer, oldest first. */
  readonly answers: readonly ThreadComment[];
  /** Those below them, oldest first. */
  readonly deeper: readonly ThreadComment[];
}

/**
 * The answers to a comment, oldest first, in two levels; what is below them is listed apart. Comments
 * that answer themselves or each other in a circle are left out, and removed ones that nobody answered.
 */
export const answersTo = memoizeOne((comments: readonly ThreadComment[], root: number): readonly Answer[] => {
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
    const answers = below(comment);
    const deeper: ThreadComment[] = [];
    for (let level = answers.flatMap(below); level.length > 0; level = level.flatMap(below))
      deeper.push(...level);
    return { comment, answers, deeper: deeper.sort(oldestFirst) };
  });
});

/** The comments that are not removed, and those above them. */
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

/** Compares comments by time; at the same time the lesser id comes first. */
export const oldestFirst = (one: ThreadComment, other: ThreadComment): number =>
  one.timestamp - other.timestamp || one.id - other.id;
