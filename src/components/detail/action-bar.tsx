import { Check, Pencil, ShieldAlert, Star, Trash2 } from 'lucide';
import { useCallback } from 'react';
import { canLike, noteActions } from '../../streams/reactions/action-flags';
import type { Note } from '../../streams/notes/note';
import { isApproved, isLiked } from '../../streams/reactions/selectors';
import type { State } from '../../streams/state/state';
import { __, _x } from '../../i18n';
import { icon } from '../elements/icon';
import { useSelected, useSend } from '../use-selected';
import { ActionButton } from './action-button';
import './action-bar.css';

/** The actions of a note. Each is shown only if the note has its flag (section 6). */
export function ActionBar({ note }: { note: Note }) {
  const { id } = note;
  const send = useSend();
  const flags = noteActions(note);
  const canModerate = 'spam-comment' in flags || 'trash-comment' in flags;
  if (!canLike(flags) && !canModerate && !('approve-comment' in flags) && !('edit-comment' in flags))
    return null;
  return (
    <div className="action-bar" role="group" aria-label={__('Actions')}>
      {'approve-comment' in flags && <ApproveButton note={note} />}
      {canLike(flags) && <LikeButton note={note} />}
      {'edit-comment' in flags && (
        <ActionButton
          label={_x('Edit', 'verb')}
          shortcut="E"
          icon={icon(Pencil)}
          onClick={() => send({ type: 'edit.requested', id })}
        />
      )}
      {'spam-comment' in flags && (
        <ActionButton
          label={_x('Spam', 'verb')}
          title={__('Mark as spam')}
          shortcut="S"
          icon={icon(ShieldAlert)}
          onClick={() => send({ type: 'moderation.requested', id, kind: 'spam' })}
        />
      )}
      {'trash-comment' in flags && (
        <ActionButton
          label={_x('Trash', 'verb')}
          shortcut="T"
          icon={icon(Trash2)}
          onClick={() => send({ type: 'moderation.requested', id, kind: 'trash' })}
        />
      )}
    </div>
  );
}

function ApproveButton({ note: { id } }: { note: Note }) {
  const send = useSend();
  const select = useCallback(
    (state: State) => {
      const note = state.allNotes[id];
      return note !== undefined && isApproved(state, note);
    },
    [id],
  );
  const approved = useSelected(select);
  return (
    <ActionButton
      label={approved ? _x('Approved', 'state of a comment') : _x('Approve', 'verb')}
      title={approved ? _x('Unapprove', 'verb') : _x('Approve', 'verb')}
      shortcut="A"
      isPressed={approved}
      icon={icon(Check, 'icon-approve')}
      onClick={() => send({ type: 'approval.requested', id, isApproved: !approved })}
    />
  );
}

function LikeButton({ note: { id } }: { note: Note }) {
  const send = useSend();
  const select = useCallback(
    (state: State) => {
      const note = state.allNotes[id];
      return note !== undefined && isLiked(state, note);
    },
    [id],
  );
  const liked = useSelected(select);
  return (
    <ActionButton
      label={liked ? _x('Liked', 'state of a post or comment') : _x('Like', 'verb')}
      title={liked ? _x('Unlike', 'verb') : _x('Like', 'verb')}
      shortcut="L"
      isPressed={liked}
      icon={icon(Star, 'icon-like')}
      onClick={() => send({ type: 'like.requested', id, isLiked: !liked })}
    />
  );
}
