import { map, type Observable, tap } from 'rxjs';
import { parseSummaries, SUMMARY_FIELDS } from '../notes/note-summary';
import type { EventOf } from '../state/events';
import type { Tick } from '../state/tick';
import type { FetchDeps } from './fetch-notes';

/**
 * Requests the newest `number` notes without their contents, for a panel without a screen (decision
 * count-without-a-screen). Errors like `fetchList$`.
 */
export const countNotes$ = (
  number: number,
  asked: Tick,
  { client, report }: FetchDeps,
): Observable<EventOf<'notes.counted'>> =>
  client.notifications.list({ query: { number, fields: SUMMARY_FIELDS } }).pipe(
    map(parseSummaries),
    tap((parsed) => parsed ?? report(PROBLEM)),
    map((parsed) => {
      if (!parsed) throw new TypeError(PROBLEM);
      const { notes, count, lastSeenTime } = parsed;
      return { type: 'notes.counted', notes, isComplete: count < number, lastSeenTime, asked };
    }),
  );

const PROBLEM = 'a count brought no list of notes';
