import { type RefObject, useCallback, useId, useRef } from 'react';
import { buttonOf, isSent, type RowAction } from '../../streams/actions/table';
import { aboutNote } from '../../streams/notes/about';
import type { NoteId } from '../../streams/notes/note';
import type { State } from '../../streams/state/state';
import { actionEvent } from '../../streams/triage/action-event';
import { offersFor } from '../../streams/triage/checked';
import { foldedIds } from '../../streams/triage/folds';
import { __, sprintf } from '../../i18n';
import { ACTION_TEXTS, actionLabel } from '../action-texts';
import { icon } from '../elements/icon';
import { Toolbar } from '../elements/toolbar';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';

interface ToolsProps {
  readonly id: NoteId;
  readonly isTouch: boolean;
}

/**
 * The actions of a row as one string, so that other changes render nothing. A folded row has only the action
 * that applies to all of its notes.
 */
const actionsOf = (state: State, id: NoteId): string => {
  if (foldedIds(state, id).length > 1) return 'done';
  const { [id]: note } = state.allNotes;
  return note
    ? offersFor(state, [note])
        .map(({ action }) => action)
        .join()
    : '';
};

/** The headline of a note. Its title, such as "Comment", would not distinguish the note from others. */
const headlineOf = ({ allNotes }: State, id: NoteId): string => {
  const { [id]: note } = allNotes;
  const [headline = ''] = note ? aboutNote(note).split('\n') : [];
  return titleOf({ title: headline });
};

/** A toolbar of the actions that would change a note; for touch, large and with labels. */
export function Tools({ id, isTouch }: ToolsProps) {
  const { store } = usePanel();
  const actions = useSelected(useCallback((state: State) => actionsOf(state, id), [id]));
  const about = useSelected(useCallback((state: State) => headlineOf(state, id), [id]));
  const aboutId = useId();
  const place = useRef<HTMLDivElement>(null);
  const act = (action: RowAction): void => {
    store.send(actionEvent(store.state$.value, action, id));
  };
  return (
    <div ref={place} className={isTouch ? 'row-tools-place is-touch' : 'row-tools-place'}>
      <bdi id={aboutId} hidden>
        {about}
      </bdi>
      <Toolbar
        // translators: %s is the headline of a notification.
        label={sprintf(__('Actions: %s'), about)}
        className="row-tools-bar"
        onEscape={() => focusRow(place)}
      >
        {actions
          .split(',')
          .filter((name): name is RowAction => name in ACTION_TEXTS)
          .map((action) => (
            <button
              key={buttonOf(action)}
              type="button"
              className={isSent(action) && buttonOf(action) !== action ? 'row-tool is-on' : 'row-tool'}
              title={actionLabel(action)}
              // Distinguishes the buttons from those of the open note, which have the same names.
              aria-describedby={aboutId}
              onClick={() => act(action)}
            >
              {icon(ACTION_TEXTS[action].icon)}
              <span className="row-tool-label">{actionLabel(action)}</span>
            </button>
          ))}
      </Toolbar>
    </div>
  );
}

const focusRow = ({ current }: RefObject<HTMLElement | null>): void =>
  current?.closest('li')?.querySelector<HTMLElement>(':scope > .row')?.focus();
