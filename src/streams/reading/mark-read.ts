import {
  catchError,
  concat,
  concatMap,
  ignoreElements,
  mergeMap,
  type Observable,
  of,
  race,
  retry,
  startWith,
  takeUntil,
  throwError,
  timer,
} from 'rxjs';
import { withJitter } from '../../lib/jitter';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { retryAfterMs } from '../operators/retry-after';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { isOfAll, type ReadMarks, undone } from '../notes/read-mark';
import { hasOlderNotes } from '../state/older-notes';
import type { State } from '../state/state';
import { findUnread$ } from './find-unread';
import { selectPendingReads } from './selectors';
import {
  POLL_BACKOFF_CAP_MS,
  READ_ALL_RETRIES_COUNT,
  READ_ALL_RETRY_STEP_MS,
  READ_COUNT,
  RETRY_AFTER_CAP_MS,
  UNREAD_COUNT,
} from '../timing';

/**
 * Sends read and unread marks to the platform: one request at a time, with all pending marks, so
 * that they arrive in order. If it fails, the local marks stay, and are sent again after the next
 * successful response with notes (section 4, decision read-flag-first). They wait as long as
 * `Retry-After` asks for, up to an hour, or until the blogger presses a button for it. "Mark all as
 * read" is retried after 2 and 4 s instead, unless the panel is offline or signed out (decision
 * mark-all-read-waits-for-its-answer). It also marks the unread notes of the newest 100 that are not
 * loaded, and Undo takes all of its marks back.
 */
export const markRead: Behaviour = (events$, state$, { client, jitterMs }) => {
  const send$ = (reads: ReadMarks, then: readonly Event[]): Observable<Event> =>
    concat(
      of<Event>({ type: 'reads.sent', reads }),
      client.notifications.markRead(countsOf(reads), { keepalive: true }).pipe(
        mergeMap(({ success }): readonly Event[] => {
          if (!success) throw new Error('the platform has not marked the notes');
          return [{ type: 'reads.confirmed', reads }, ...then];
        }),
        retry({
          count: READ_ALL_RETRIES_COUNT,
          delay: (error: unknown, attempt) =>
            isOfAll(reads) && state$.value.isOnline && state$.value.isSignedIn
              ? race(
                  timer(
                    Math.max(
                      withJitter(attempt * READ_ALL_RETRY_STEP_MS, jitterMs, POLL_BACKOFF_CAP_MS),
                      retryAfterMs(error, RETRY_AFTER_CAP_MS),
                    ),
                  ),
                  events$.pipe(ofType(...PRESSES)),
                )
              : throwError(() => error),
        }),
        catchError((error: unknown) =>
          concat(
            of<Event>({ type: 'reads.failed', reads }),
            // Blocks the queue until then.
            timer(retryAfterMs(error, RETRY_AFTER_CAP_MS)).pipe(
              ignoreElements(),
              takeUntil(events$.pipe(ofType(...PRESSES))),
            ),
          ),
        ),
      ),
    ).pipe(tag('markRead > send'));
  return events$.pipe(
    ofType(...MARKING, ...RESPONSES),
    // Sends marks that were made before this code was loaded.
    startWith(null),
    concatMap((event) => {
      const isAll = isAllWanted(event, state$.value);
      const further$: Observable<ReadMarks | null> =
        event?.type === 'reads.allUndone'
          ? of(undone(event.reads, state$.value.allNotes))
          : isAll && hasOlderNotes(state$.value)
            ? findUnread$(state$, client)
            : of({});
      return further$.pipe(
        concatMap((further) => {
          const reads = { ...further, ...selectPendingReads(state$.value) };
          const isPartial = further === null;
          const isNone = Object.keys(reads).length === 0;
          // A second press takes no message away that still offers Undo.
          const isSaid = isNone && !isPartial && state$.value.status?.reads !== undefined;
          const then: readonly Event[] =
            isAll && !isSaid ? [{ type: 'reads.allMarked', reads, isPartial }] : [];
          return isNone ? then : send$(reads, then);
        }),
      );
    }),
  );
};

/** Whether "Mark all as read" was pressed, or its marks of kept notes wait for the first list. */
const isAllWanted = (event: Event | null, state: State): boolean =>
  !state.isLoading &&
  (event?.type === 'reads.allRequested' ||
    Object.values(selectPendingReads(state)).some((mark) => mark.isOfAll && mark.isRead));

/** Events that show that the platform responds again, so that failed marks can be sent. */
const RESPONSES = [
  'notes.listed',
  'notes.paged',
  'notes.fetched',
  'notes.counted',
  'notes.confirmed',
] as const;

/** Events that may change whether a note is read. */
const MARKING = [
  'note.selected',
  'moderation.requested',
  'moderation.undone',
  'reads.due',
  'reads.allRequested',
  'reads.allUndone',
  'unread.requested',
] as const;

/** Presses of buttons that ask for a request now. */
const PRESSES = [
  'reads.allRequested',
  'reads.allUndone',
  'unread.requested',
  'notes.retryRequested',
] as const;

/** The `counts` of the request: 9999 for a read note, -1 for an unread one (section 7). */
const countsOf = (reads: ReadMarks): Record<string, number> =>
  Object.fromEntries(
    Object.entries(reads).map(([id, { isRead }]) => [id, isRead ? READ_COUNT : UNREAD_COUNT]),
  );
