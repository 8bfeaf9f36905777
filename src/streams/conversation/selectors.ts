import memoizeOne from 'memoize-one';
import { selectSelectedNote } from '../list/selectors';
import { noteActions } from '../notes/action-flags';
import { keyOf } from '../notes/comment-ref';
import type { Note } from '../notes/note';
import type { State } from '../state/state';
import type { Conversation, ThreadComment } from './state';

/** The open comment, and the data about its conversation that needs no request. */
export interface Thread {
  /** The key in `conversations`. */
  readonly key: string;
  readonly site: number;
  readonly post: number;
  readonly comment: number;
  /** The id of the parent comment. */
  readonly parent: number | undefined;
  /** Whether the blogger may see comments that wait for approval. */
  readonly isModerator: boolean;
  /** Whether the comments of the post can be replied to. */
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

/** The thread of the open note; undefined without one. */
export function selectThread(state: State): Thread | undefined {
  const note = selectSelectedNote(state);
  return note && threadOf(note);
}

/** Finds a comment of a conversation by id, including the parent of the open comment. */
export const commentIn = (conversation: Conversation | undefined, id: number): ThreadComment | undefined =>
  conversation?.parent?.id === id
    ? conversation.parent
    : conversation?.comments.find((each) => each.id === id);

/** A reply to the open comment, with the replies below it. */
export interface Answer {
  readonly comment: ThreadComment;
  /** Replies to the reply, oldest first. */
  readonly answers: readonly ThreadComment[];
  /** All replies further below, oldest first. */
  readonly deeper: readonly ThreadComment[];
}

/**
 * The replies to a comment, oldest first, in two levels; replies further below are listed apart. Comments that
 * reply to themselves or in a circle are left out, and so are removed ones without replies.
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

/** Leaves out removed comments, unless a comment below them remains. */
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
