import { filter, map } from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { isFolding } from './select-folds';

/** Unfolds a note that was opened, so that its row keeps its place when the note closes. */
export const keepUnfolded: Behaviour = (_events$, state$) =>
  state$.pipe(
    select(selectOpened),
    filter((id) => id !== null),
    map((id): Event => ({ type: 'fold.opened', ids: [id] })),
  );

const selectOpened = (state: State) => (isFolding(state) ? state.selectedNoteId : null);
