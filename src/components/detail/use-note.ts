import { useCallback } from 'react';
import type { Note, NoteId } from '../../streams/notes/note';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';

/** Whether a condition is true for the note with this id; false if the note is gone. */
export const useNote = (id: NoteId, holds: (state: State, note: Note) => boolean): boolean =>
  useSelected(
    useCallback(
      (state: State) => {
        const note = state.allNotes[id];
        return note !== undefined && holds(state, note);
      },
      [id, holds],
    ),
  );
