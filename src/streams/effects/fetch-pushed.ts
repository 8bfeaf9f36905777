import { catchError, concatMap, mergeMap, of, switchMap, take } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { fetchNote$ } from '../sources/fetch-notes';
import type { NoteId } from '../notes/note';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/**
 * A push that names one note fetches that note; any other, or a failure, makes the list due (decision 4). Of a note that the
 * blogger has just marked or trashed here, it says what is known: a light poll shows whether the note came back.
 */
export const fetchPushed: Behaviour = (events$, state$, deps) =>
  events$.pipe(
    ofType('push.received'),
    // Notes do not wait for each other; of two answers for one note the later must win.
    groupedBy(
      ({ noteId }) => noteId,
      (each) => concatMap(each),
      ({ noteId }) => {
        const outdated$ = of<Event>({ type: 'notes.outdated' });
        if (noteId === null) return outdated$;
        return state$.pipe(
          take(1),
          switchMap((state) =>
            isTakenAway(state, noteId)
              ? of<Event>({ type: 'notes.refreshRequested' })
              : fetchNote$(noteId, deps).pipe(
                  mergeMap(({ notes, gone, unreadable }) => {
                    const asked = state.tick;
                    const events: Event[] = [];
                    if (notes.length + unreadable.length > 0)
                      events.push({ type: 'notes.fetched', notes, unreadable, asked });
                    if (gone.length > 0) events.push({ type: 'notes.gone', ids: gone, asked });
                    // Nobody pushes it again: an answer that says nothing of any note is as none.
                    return events.length > 0 ? events : outdated$;
                  }),
                ),
          ),
          tag('fetchPushed > fetch note'),
          catchError(() => outdated$),
        );
      },
    ),
  );

/** Marked or trashed here: asking for it would be an error in the console, each time. */
const isTakenAway = ({ allNotes, hiddenNoteIds, touched }: State, id: NoteId): boolean =>
  id in touched && (id in hiddenNoteIds || !(id in allNotes));
