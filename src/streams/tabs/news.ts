import {
  filter,
  map,
  merge,
  type Observable,
  pairwise,
  startWith,
  switchMap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import type { NoteSummary } from '../notes/note-summary';
import { ofType } from '../operators/of-type';
import type { StateStream } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/**
 * Emits in the leader when other tabs must poll:
 * - when this tab begins to lead, because the previous leader may have ended before it announced its news;
 * - after a response that has changed the leader's notes;
 * - after the first response that follows a push, because the push may be about a note that only the longer
 *   list of another tab contains.
 *
 * Other tabs poll after the response, so that they see at least as much as the leader.
 */
export const news$ = (events$: Observable<Event>, state$: StateStream): Observable<unknown> => {
  const answers$ = events$.pipe(
    ofType('notes.listed', 'notes.counted', 'notes.fetched', 'notes.gone', 'notes.confirmed'),
    withLatestFrom(state$.pipe(pairwise())),
    map(([, [before, after]]) => isNews(before, after)),
  );
  const answered$ = events$.pipe(
    ofType('push.received'),
    map(() => true),
    startWith(false),
    switchMap((isPushed) => answers$.pipe(filter((is, index) => is || (isPushed && index === 0)))),
  );
  return merge(events$.pipe(ofType('tabs.led')), answered$).pipe(
    // A poll that brings new notes and removes others causes two events.
    switchMap(() => timer(0)),
    filter(() => state$.value.tabRole === 'leader'),
  );
};

/**
 * Whether notes were added, changed or removed. Notes older than all known ones do not count: they are not new;
 * they just had not been requested before.
 */
function isNews(before: State, after: State): boolean {
  const [known, now] = [notesOf(before), notesOf(after)];
  const times = [...known.values()].map(({ timestamp }) => timestamp);
  const isNew = ({ id, timestamp, hash }: NoteSummary): boolean =>
    known.has(id)
      ? hash !== undefined && known.get(id)?.hash !== hash
      : times.length === 0 || times.some((time) => time <= timestamp);
  return (
    before.lastSeenTime !== after.lastSeenTime ||
    [...now.values()].some(isNew) ||
    [...known.keys()].some((id) => !now.has(id))
  );
}

/** The notes of the list by id. In a tab without a screen, the counted notes. */
const notesOf = ({ isLoading, counted, allNotes }: State): ReadonlyMap<NoteId, NoteSummary> =>
  new Map((isLoading ? (counted ?? []) : Object.values(allNotes)).map((note) => [note.id, note]));
