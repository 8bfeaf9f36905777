import { Check, Star } from 'lucide';
import type { NoteId } from '../../streams/notes/note';
import { isApproved } from '../../streams/outbox/note-records';
import { isApproving } from '../../streams/outbox/held-up';
import { isLiked } from '../../streams/outbox/selectors';
import { _x } from '../../i18n';
import { icon } from '../elements/icon';
import { useSend } from '../use-selected';
import { ActionButton } from './action-button';
import { useNote } from './use-note';

/** Approves or unapproves a comment. It is filled while the comment needs approval. */
export function ApproveButton({ id }: { id: NoteId }) {
  const send = useSend();
  const approved = useNote(id, isApproved);
  const isHeldUp = useNote(id, isApproving);
  return (
    <ActionButton
      label={approveText(approved, isHeldUp)}
      title={approved ? _x('Unapprove', 'verb') : _x('Approve', 'verb')}
      shortcut="A"
      look={approved ? 'on' : 'prominent'}
      icon={icon(Check, 'icon-approve')}
      onClick={() => send({ type: 'approval.requested', id, isApproved: !approved })}
    />
  );
}

/** The label of the approve button: while the platform does not respond, it does not claim success. */
export function approveText(isApproved: boolean, isHeldUp: boolean): string {
  if (isHeldUp)
    return isApproved ? _x('Approving', 'state of a comment') : _x('Unapproving', 'state of a comment');
  return isApproved ? _x('Approved', 'state of a comment') : _x('Approve', 'verb');
}

/** Likes or unlikes a comment or post. */
export function LikeButton({ id }: { id: NoteId }) {
  const send = useSend();
  const liked = useNote(id, isLiked);
  return (
    <ActionButton
      label={liked ? _x('Liked', 'state of a post or comment') : _x('Like', 'verb')}
      title={liked ? _x('Unlike', 'verb') : _x('Like', 'verb')}
      shortcut="L"
      look={liked ? 'on' : undefined}
      icon={icon(Star, 'icon-like')}
      onClick={() => send({ type: 'like.requested', id, isLiked: !liked })}
    />
  );
}
