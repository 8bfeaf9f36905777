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
 * Fetches the note whose id is in a push. After any other push, or a failed fetch, the list is requested
 * (decision push-fetches-its-note). A note that was just marked as spam or trashed is not fetched: a light poll
 * shows whether it has come back. If the panel has no screen, a push requests a count.
 */
export const fetchPushed: Behaviour = (events$, state$, deps) =>
  events$.pipe(
    ofType('push.received'),
    // Notes are fetched independently. Pushes about a note that is being fetched cause one more request.
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
            // A note that is older than the loaded ones is loaded with its page, so that no notes in between
            // are missing. The response is still reported, because the longer list of another tab may contain
            // the note.
            if (response.notes.some((note) => isBelowEnd(state$.value, note)))
              return of<Event>({ type: 'notes.fetched', notes: [], unreadable: [], asked: state.tick });
            // A note that only a filter has found is added to the list by the next list response.
            if (response.notes.some(({ id }) => id in state$.value.foundNotes)) return outdated$;
            // A push is not repeated, so the list is fetched if the response has no usable note.
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
 * Whether the note is being marked as spam or trashed, or was within the last 10 s. Fetching such a note would
 * log a 404 in the console each time.
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
