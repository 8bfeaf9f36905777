import { ExternalLink, Hourglass, Pencil, ShieldAlert, Trash2 } from 'lucide';
import { canLike, noteActions } from '../../streams/notes/action-flags';
import type { Note, NoteId } from '../../streams/notes/note';
import { isUnapproved } from '../../streams/outbox/note-records';
import { __, _x } from '../../i18n';
import { icon } from '../elements/icon';
import { ignoreSecondClick } from '../elements/ignore-second-click';
import { useSend } from '../use-selected';
import { ActionButton } from './action-button';
import { ApproveButton, LikeButton } from './toggle-buttons';
import { useNote } from './use-note';
import './action-bar.css';

/** In a narrow panel, five columns side by side fit labels of this many characters. */
const SHORT_LABEL = 8;

const isLong = (label: string): boolean => label.length > SHORT_LABEL;

/** Whether the language has long labels. Their states count, too, because they must move nothing. */
const hasLongLabels = (): boolean =>
  [
    _x('Approve', 'verb'),
    _x('Approved', 'state of a comment'),
    _x('Edit', 'verb'),
    _x('Spam', 'verb'),
    _x('Trash', 'verb'),
  ].some(isLong);

/** The actions of a note. Each is shown only if the note has its flag (section 6). */
export function ActionBar({ note }: { note: Note }) {
  const { id } = note;
  const send = useSend();
  const flags = noteActions(note);
  const hasFirst = 'approve-comment' in flags || canLike(flags) || 'edit-comment' in flags;
  const canModerate = 'spam-comment' in flags || 'trash-comment' in flags;
  if (!hasFirst && !canModerate) return null;
  return (
    <div
      className={hasLongLabels() ? 'action-bar is-long' : 'action-bar'}
      role="group"
      aria-label={__('Actions')}
      onClickCapture={ignoreSecondClick}
    >
      <ApprovalNotice id={id} />
      <div className="action-row">
        {hasFirst && (
          <div className="action-group">
            {'approve-comment' in flags && <ApproveButton id={id} />}
            {canLike(flags) && <LikeButton id={id} />}
            {'edit-comment' in flags && (
              <ActionButton
                label={_x('Edit', 'verb')}
                title={__('Edit in a new tab')}
                shortcut="E"
                icon={
                  <span className="action-icons">
                    {icon(Pencil)}
                    {icon(ExternalLink, 'icon-new-tab')}
                  </span>
                }
                onClick={() => send({ type: 'edit.requested', id })}
              />
            )}
          </div>
        )}
        {canModerate && (
          <div className="action-group is-apart">
            {'spam-comment' in flags && (
              <ActionButton
                label={_x('Spam', 'verb')}
                title={__('Mark as spam')}
                shortcut="S"
                icon={icon(ShieldAlert)}
                look="destructive"
                onClick={() => send({ type: 'moderation.requested', id, kind: 'spam' })}
              />
            )}
            {'trash-comment' in flags && (
              <ActionButton
                label={_x('Trash', 'verb')}
                shortcut="T"
                icon={icon(Trash2)}
                look="destructive"
                onClick={() => send({ type: 'moderation.requested', id, kind: 'trash' })}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** A notice above the actions that the comment awaits approval. */
function ApprovalNotice({ id }: { id: NoteId }) {
  const isShown = useNote(id, isUnapproved);
  return (
    isShown && (
      <p className="needs-approval">
        {icon(Hourglass)}
        {_x('Needs approval', 'state of a comment')}
      </p>
    )
  );
}
