import { isRemoval } from '../outbox/aspects';
import { stateOf } from '../outbox/record';
import { catchError, mergeMap, of } from 'rxjs';
import { fetchNote$ } from '../list/fetch-notes';
import { noteEvents } from '../list/note-events';
import { isBelowEnd } from '../list/neighbour';
import type { NoteId } from '../notes/note';
import { exhaustMapWithTrailing } from '../operators/exhaust-map-with-trailing';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { isRemoved } from '../outbox/note-records';
import type { State } from '../state/state';

/**
 * A push that names one note fetches that note. Any other push, or a failure, makes the list due
 * (decision push-fetches-its-note). A note that was just marked or trashed is not fetched: a light
 * poll shows whether it came back. Without a screen, a push makes a count due.
 */
export const fetchPushed: Behaviour = (events$, state$, deps) =>
  events$.pipe(
    ofType('push.received'),
    // Notes do not wait for each other. Pushes of a note during its request need one more request.
    groupedBy(
      ({ noteId }) => noteId,
      (each) => exhaustMapWithTrailing(each),
      ({ noteId }) => {
        if (!state$.value.isScreenWanted) return of<Event>({ type: 'notes.refreshRequested' });
        const outdated$ = of<Event>({ type: 'notes.outdated' });
        if (noteId === null) return outdated$;
        const state = state$.value;
        if (isTakenAway(state, noteId)) return of<Event>({ type: 'notes.refreshRequested' });
        return fetchNote$(noteId, deps).pipe(
          mergeMap((response) => {
            const events = noteEvents(response, state.tick);
            // An older note comes with its page: the notes between would be missing. The answer counts,
            // because the longer list of another tab may reach the note.
            if (response.notes.some((note) => isBelowEnd(state$.value, note)))
              return of<Event>({ type: 'notes.fetched', notes: [], unreadable: [], asked: state.tick });
            // A note that a filter has found comes to the list with it.
            if (response.notes.some(({ id }) => id in state$.value.foundNotes)) return outdated$;
            // The push is not repeated, so a response without a usable note is followed by the
            // list.
            return events.length > 0 ? events : outdated$;
          }),
          tag('fetchPushed > fetch note'),
          catchError(() => outdated$),
        );
      },
      deps.report,
    ),
  );

/**
 * Whether the note is being marked or trashed, or was in the last 10 s. Fetching it would log a 404
 * in the console each time.
 */
const isTakenAway = ({ allNotes, outbox }: State, id: NoteId): boolean =>
  (allNotes[id] !== undefined && isRemoved({ outbox }, allNotes[id])) ||
  Object.values(outbox.records).some(
    (record) =>
      record.note === id &&
      stateOf(record) === 'done' &&
      record.aspect === 'status' &&
      isRemoval(record.wanted),
  );
