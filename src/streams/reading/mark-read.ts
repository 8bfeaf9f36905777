import { catchError, concat, concatMap, EMPTY, ignoreElements, map, of, startWith, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import { retryAfterMs } from '../operators/retry-after';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectPendingReads } from './selectors';
import { READ_COUNT, UNREAD_COUNT } from '../timing';

/**
 * Sends read and unread marks to the platform: one request at a time, with all pending marks. If it
 * fails, the local flags stay, and the marks are sent again after the next successful response with
 * notes (section 4, decision read-flag-first), but not before the time that an answer asks for.
 */
export const markRead: Behaviour = (events$, state$, { client }) =>
  events$.pipe(
    ofType(...MARKING, ...RESPONSES),
    // What was marked before this code was loaded.
    startWith(null),
    concatMap(() => {
      const reads = selectPendingReads(state$.value);
      if (Object.keys(reads).length === 0) return EMPTY;
      return concat(
        of<Event>({ type: 'reads.sent', reads }),
        client.notifications.markRead(countsOf(reads), { keepalive: true }).pipe(
          map(({ success }): Event =>
            success ? { type: 'reads.confirmed', reads } : { type: 'reads.failed' },
          ),
          catchError((error: unknown) =>
            concat(
              of<Event>({ type: 'reads.failed' }),
              // Until then the next marks wait in their queue.
              timer(retryAfterMs(error)).pipe(ignoreElements()),
            ),
          ),
        ),
      ).pipe(tag('markRead > send'));
    }),
  );

/** Events that may change whether a note is read. */
const MARKING = [
  'note.selected',
  'moderation.requested',
  'moderation.undone',
  'reads.due',
  // A note may have been marked by itself while it was marked with all others.
  'reads.allConfirmed',
  'reads.allFailed',
  'unread.requested',
] as const;

/** Events that show that the platform responds again, so that failed marks can be sent. */
const RESPONSES = ['notes.listed', 'notes.fetched', 'notes.counted', 'notes.confirmed'] as const;

/** The `counts` of the request: 9999 for a read note, -1 for an unread one (section 7). */
const countsOf = (reads: Readonly<Record<NoteId, boolean>>): Record<string, number> =>
  Object.fromEntries(Object.entries(reads).map(([id, isRead]) => [id, isRead ? READ_COUNT : UNREAD_COUNT]));
