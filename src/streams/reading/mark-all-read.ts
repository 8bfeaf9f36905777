import {
  catchError,
  concatMap,
  EMPTY,
  filter,
  mergeMap,
  of,
  retry,
  startWith,
  take,
  throwError,
  timer,
} from 'rxjs';
import { withJitter } from '../../lib/jitter';
import { ofType } from '../operators/of-type';
import { retryAfterMs } from '../operators/retry-after';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { POLL_BACKOFF_CAP_MS, READ_ALL_RETRIES_COUNT, READ_ALL_RETRY_STEP_MS, READ_COUNT } from '../timing';

/**
 * Sends "Mark all as read" to the platform, with two retries after 2 and 4 s,
 * unless the panel is offline or signed out. Unlike a single mark
 * (`mark-read.ts`), it is reported as done only when the platform has confirmed it, and is taken
 * back if it fails.
 */
export const markAllRead: Behaviour = (events$, state$, { client, jitterMs }) =>
  events$.pipe(
    ofType('reads.allRequested'),
    // This code may be loaded after the button was pressed.
    startWith(null),
    concatMap(() => {
      const ids = Object.keys(state$.value.allReads).map(Number);
      if (ids.length === 0) return EMPTY;
      const counts = Object.fromEntries(ids.map((id) => [id, READ_COUNT]));
      return state$.pipe(
        // A single mark of one of the notes may be on its way, and must not arrive later.
        filter(({ sentReads }) => Object.keys(sentReads).length === 0),
        take(1),
        mergeMap(() => client.notifications.markRead(counts, { keepalive: true })),
        mergeMap(({ success }) =>
          success
            ? of<Event>({ type: 'reads.allConfirmed', ids })
            : throwError(() => new Error('the platform has not marked the notes as read')),
        ),
        retry({
          count: READ_ALL_RETRIES_COUNT,
          delay: (error: unknown, attempt) =>
            state$.value.isOnline && state$.value.isSignedIn
              ? timer(
                  Math.max(
                    withJitter(attempt * READ_ALL_RETRY_STEP_MS, jitterMs, POLL_BACKOFF_CAP_MS),
                    retryAfterMs(error),
                  ),
                )
              : throwError(() => error),
        }),
        catchError(() => of<Event>({ type: 'reads.allFailed', ids })),
        tag('markAllRead > send'),
      );
    }),
  );
