import { useCallback } from 'react';
import { isOn as isNoteOn } from '../../streams/actions/note-actions';
import { ACTIONS, nextOf, type NoteAction } from '../../streams/actions/table';
import type { Note, NoteId } from '../../streams/notes/note';
import { isApproving } from '../../streams/outbox/held-up';
import type { State } from '../../streams/state/state';
import { ACTION_TEXTS, stateLabel, stateTitle } from '../action-texts';
import { icon } from '../elements/icon';
import { useSend } from '../use-selected';
import { ActionButton } from './action-button';
import { useNote } from './use-note';

/**
 * A button for an action on the open note. If the note already has the action's state, the button runs the
 * opposite action.
 */
export function NoteButton({ id, button }: { id: NoteId; button: NoteAction }) {
  const send = useSend();
  const { key, opposite } = ACTIONS[button];
  const { look, icon: rowIcon, noteIcon = rowIcon } = ACTION_TEXTS[button];
  const isOn = useNote(
    id,
    useCallback((state: State, note: Note) => isNoteOn(state, note, button), [button]),
  );
  const isHeldUp = useNote(id, isApproving);
  return (
    <ActionButton
      label={stateLabel(button, isOn, isHeldUp)}
      title={stateTitle(button, isOn)}
      shortcut={key.toUpperCase()}
      look={isOn ? 'on' : look}
      icon={icon(noteIcon, opposite && `icon-${button}`)}
      onClick={() => send({ type: 'action.requested', action: nextOf(button, isOn), id })}
    />
  );
}
