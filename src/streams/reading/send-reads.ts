import {
  catchError,
  concat,
  filter,
  mergeMap,
  type Observable,
  of,
  race,
  retry,
  throwError,
  timer,
} from 'rxjs';
import { causeOf } from '../../lib/cause';
import { withJitter } from '../../lib/jitter';
import { isOfAll, type ReadMarks } from '../notes/read-mark';
import { retryAfterMs } from '../operators/retry-delay';
import { tag } from '../operators/tag';
import type { StateStream } from '../state/behaviour';
import type { Deps } from '../state/deps';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import {
  POLL_BACKOFF_CAP_MS,
  READ_ALL_RETRIES_COUNT,
  READ_ALL_RETRY_STEP_MS,
  READ_COUNT,
  RETRY_AFTER_CAP_MS,
  UNREAD_COUNT,
} from '../timing';

/**
 * Sends marks to the platform, and emits `then` once it has accepted them. Marks of "Mark all as read" are retried
 * after 2 and 4 s (decision mark-all-read-waits-for-its-answer), or earlier when the blogger presses a button that
 * sends marks, unless the panel is offline or signed out. Forbidden marks are not retried.
 */
export const sendReads$ = (
  reads: ReadMarks,
  then: readonly Event[],
  events$: Observable<Event>,
  state$: StateStream,
  { client, jitterMs }: Pick<Deps, 'client' | 'jitterMs'>,
): Observable<Event> =>
  concat(
    of<Event>({ type: 'reads.sent', reads }),
    client.notifications.markRead(countsOf(reads), { keepalive: true }).pipe(
      mergeMap(({ success }): readonly Event[] => {
        if (!success) throw new Error('the platform has not marked the notes');
        return [{ type: 'reads.confirmed', reads }, ...then];
      }),
      retry({
        count: READ_ALL_RETRIES_COUNT,
        delay: (error: unknown, attempt) => {
          const { isOnline, isSignedIn } = state$.value;
          if (!isOfAll(reads) || !isOnline || !isSignedIn || causeOf(error) === 'forbidden')
            return throwError(() => error);
          const backOffMs = withJitter(attempt * READ_ALL_RETRY_STEP_MS, jitterMs, POLL_BACKOFF_CAP_MS);
          const waitMs = Math.max(backOffMs, retryAfterMs(error, RETRY_AFTER_CAP_MS));
          return race(timer(waitMs), events$.pipe(filter((event) => isPress(event, state$.value))));
        },
      }),
      catchError((error: unknown) =>
        of<Event>({ type: 'reads.failed', reads, cause: causeOf(error) ?? null }),
      ),
    ),
  ).pipe(tag('markRead > send'));

/** Presses of buttons whose request must not wait. */
export const PRESSES = [
  'reads.allRequested',
  'reads.allUndone',
  'unread.requested',
  'batch.requested',
  'deed.undone',
] as const;

/**
 * Whether an event is one of these presses. A batch and its Undo are included only if they mark notes as read or
 * unread.
 */
export function isPress(event: Event, { deeds }: State): boolean {
  if (event.type !== 'batch.requested' && event.type !== 'deed.undone')
    return PRESSES.some((type) => type === event.type);
  const action = 'action' in event ? event.action : deeds.find(({ id }) => id === event.id)?.action;
  return action === 'read' || action === 'unread';
}

/** The `counts` of the request: 9999 for a read note, -1 for an unread one (section 7). */
const countsOf = (reads: ReadMarks): Record<string, number> =>
  Object.fromEntries(
    Object.entries(reads).map(([id, { isRead }]) => [id, isRead ? READ_COUNT : UNREAD_COUNT]),
  );
