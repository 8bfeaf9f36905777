import { useCallback } from 'react';
import { buttonOf, isSent, type RowAction } from '../../streams/actions/table';
import { aboutNote } from '../../streams/notes/about';
import type { NoteId } from '../../streams/notes/note';
import type { State } from '../../streams/state/state';
import { actionEvent } from '../../streams/triage/action-event';
import { offersFor } from '../../streams/triage/checked';
import { foldedIds } from '../../streams/triage/select-folds';
import { __, sprintf } from '../../i18n';
import { ACTION_TEXTS, actionLabel } from '../action-texts';
import { icon } from '../elements/icon';
import { Toolbar } from '../elements/toolbar';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import { rowOf } from '../row-of';
import { useSelected } from '../use-selected';

interface ToolsProps {
  readonly id: NoteId;
  readonly isLarge: boolean;
}

/**
 * The actions of a row as one string, so that other changes render nothing. A folded row has only the action
 * that applies to all of its notes.
 */
const actionsOf = (state: State, id: NoteId): string => {
  if (foldedIds(state, id).length > 1) return 'done';
  const { [id]: note } = state.allNotes;
  return offersFor(state, note ? [note] : [])
    .map(({ action }) => action)
    .join();
};

/** The headline of a note. Its title, such as "Comment", would not distinguish the note from others. */
const headlineOf = ({ allNotes }: State, id: NoteId): string => {
  const { [id]: note } = allNotes;
  const [headline = ''] = note ? aboutNote(note).split('\n') : [];
  return titleOf({ title: headline });
};

/** A toolbar of the actions that would change a note. Large buttons have labels. */
export function Tools({ id, isLarge }: ToolsProps) {
  const { send, state$ } = usePanel().store;
  const actions = useSelected(useCallback((state: State) => actionsOf(state, id), [id]));
  const about = useSelected(useCallback((state: State) => headlineOf(state, id), [id]));
  return (
    <Toolbar
      // translators: %s is the headline of a notification.
      label={sprintf(__('Actions: %s'), about)}
      className="row-tools-bar"
      onEscape={() => rowOf(document.body, id)?.focus()}
    >
      {actions
        .split(',')
        .filter((name): name is RowAction => name in ACTION_TEXTS)
        .map((action) => (
          <button
            key={buttonOf(action)}
            type="button"
            className={`icon-button row-tool${isSent(action) && buttonOf(action) !== action ? ' is-on' : ''}`}
            title={actionLabel(action)}
            // Distinguishes the buttons from those of the open note, which have the same names.
            aria-description={about}
            onClick={() => send(actionEvent(state$.value, action, id))}
          >
            {icon(ACTION_TEXTS[action].icon)}
            <span className={isLarge ? undefined : 'visually-hidden'}>{actionLabel(action)}</span>
          </button>
        ))}
    </Toolbar>
  );
}
