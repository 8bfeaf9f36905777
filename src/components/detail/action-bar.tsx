import { ExternalLink, Hourglass, Pencil } from 'lucide';
import { isOffered } from '../../streams/actions/note-actions';
import { NOTE_BUTTONS, type NoteAction } from '../../streams/actions/table';
import { noteActions } from '../../streams/notes/action-flags';
import type { Note, NoteId } from '../../streams/notes/note';
import { isUnapproved } from '../../streams/outbox/note-records';
import { __, _x } from '../../i18n';
import { actionLabel, stateLabel } from '../action-texts';
import { icon } from '../elements/icon';
import { useSend } from '../use-selected';
import { ActionButton } from './action-button';
import { NoteButton } from './note-button';
import { useNote } from './use-note';
import './action-bar.css';

/** Five columns fit into a narrow panel if no label is longer than this many characters. */
const SHORT_LABEL = 8;

const isLong = (label: string): boolean => label.length > SHORT_LABEL;

/**
 * Whether the language has long labels. The labels of states are checked, too, because a change of state must not
 * move anything.
 */
const hasLongLabels = (): boolean =>
  [
    actionLabel('approve'),
    stateLabel('approve', true, false),
    _x('Edit', 'verb'),
    ...NOTE_BUTTONS.removals.map(actionLabel),
  ].some(isLong);

/**
 * The buttons for the actions of an open note. An action is shown only if the note has its flag (section 6).
 */
export function ActionBar({ note }: { note: Note }) {
  const { id } = note;
  const send = useSend();
  const buttons = (all: readonly NoteAction[]) =>
    all
      .filter((button) => isOffered(note, button))
      .map((button) => <NoteButton key={button} id={id} button={button} />);
  const reactions = buttons(NOTE_BUTTONS.reactions);
  const removals = buttons(NOTE_BUTTONS.removals);
  const canEdit = 'edit-comment' in noteActions(note);
  const hasFirst = canEdit || reactions.length > 0;
  if (!hasFirst && removals.length === 0) return null;
  return (
    <div
      className={hasLongLabels() ? 'action-bar is-long' : 'action-bar'}
      role="group"
      aria-label={__('Actions')}
    >
      <ApprovalNotice id={id} />
      <div className="action-row">
        {hasFirst && (
          <div className="action-group">
            {reactions}
            {canEdit && (
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
        {removals.length > 0 && <div className="action-group is-apart">{removals}</div>}
      </div>
    </div>
  );
}

/** A notice, above the actions, that the comment needs approval. */
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
