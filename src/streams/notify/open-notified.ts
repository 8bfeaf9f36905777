import { EMPTY, filter, map, switchMap, take, takeWhile } from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Opens the note of a clicked notification as soon as the list contains it, unless the panel is closed before.
 */
export const openNotified: Behaviour = (_events$, state$) =>
  state$.pipe(
    select(({ noteToOpen }) => noteToOpen),
    switchMap((wanted) =>
      wanted
        ? state$.pipe(
            takeWhile(({ isPanelOpen }) => isPanelOpen),
            filter(({ allNotes }) => wanted.id in allNotes),
            take(1),
            map((): Event => ({ type: 'note.selected', id: wanted.id })),
          )
        : EMPTY,
    ),
  );
