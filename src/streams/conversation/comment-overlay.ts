import { ACTIONS, type RecordAction } from '../actions/table';
import { aboutTexts } from '../notes/about';
import type { CommentRef } from '../notes/comment-ref';
import { type Overlay, overlay } from '../outbox/overlay';
import { isRemoval } from '../outbox/aspects';
import type { State } from '../state/state';
import type { ThreadComment } from './state';

/** Returns the effects of the outbox records on a reply. A note about the same reply has the same records. */
export const commentOverlay = (
  { outbox: { records, at } }: Pick<State, 'outbox'>,
  { site, comment }: CommentRef,
): Overlay => {
  const target = { site, comment };
  return overlay({ status: target, like: target, reply: target }, records, at);
};

/** Returns the number of likes that a comment has if the blogger likes it (`isOn`), or if not. */
export const likeCountIf = (
  { isLiked = false, likeCount }: Pick<ThreadComment, 'isLiked' | 'likeCount'>,
  isOn: boolean,
): number => Math.max(0, likeCount + Number(isOn) - Number(isLiked));

/** Returns a comment as it is after the platform has carried out an action on it. */
export function settledComment(comment: ThreadComment, action: RecordAction): ThreadComment {
  const { aspect, wanted } = ACTIONS[action];
  if (aspect === 'like')
    return { ...comment, isLiked: wanted === true, likeCount: likeCountIf(comment, wanted === true) };
  if (aspect !== 'status') return comment;
  if (isRemoval(wanted)) return { ...comment, removal: wanted };
  return wanted === 'listed'
    ? { ...comment, removal: undefined }
    : { ...comment, isApproved: wanted === 'approved' };
}

/** The author and the text of a reply, one per line, for the list of recent actions. */
export const aboutComment = ({ name, text }: ThreadComment): string => aboutTexts([name, text.text]);
