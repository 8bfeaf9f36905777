import { catchError, filter, map, merge, type Observable, of, take, timer } from 'rxjs';
import { parseSummaries, SUMMARY_FIELDS } from '../notes/note-summary';
import type { ReadMarks } from '../notes/read-mark';
import { tag } from '../operators/tag';
import type { Deps } from '../state/deps';
import type { StateStream } from '../state/behaviour';
import type { State } from '../state/state';
import { FIND_UNREAD_MS, MAX_NOTES } from '../timing';

/**
 * Emits marks for the unread notes among the newest 100 that are not loaded, then completes. Emits null if the
 * request fails or takes more than 5 s, or if the page is hidden, because the browser may end a hidden page.
 */
export const findUnread$ = (state$: StateStream, client: Deps['client']): Observable<ReadMarks | null> =>
  merge(
    client.notifications.list({ query: { number: MAX_NOTES, fields: `${SUMMARY_FIELDS},read` } }).pipe(
      tag('markRead > find'),
      map((response) => marksOf(response, state$.value)),
      catchError(() => of(null)),
    ),
    merge(timer(FIND_UNREAD_MS), state$.pipe(filter(({ isVisible }) => !isVisible))).pipe(map(() => null)),
  ).pipe(take(1));

/**
 * Returns read marks for the unread notes in a response, except for notes that are loaded or have a local
 * mark. Returns null if the response is malformed.
 */
function marksOf(response: unknown, { allNotes, noteReads }: State): ReadMarks | null {
  const parsed = parseSummaries(response);
  if (!parsed) return null;
  return Object.fromEntries(
    parsed.notes
      .filter(({ id, isRead }) => !isRead && !(id in allNotes) && !(id in noteReads))
      .map(({ id, timestamp }) => [id, { isRead: true, timestamp, isOfAll: true as const }]),
  );
}
