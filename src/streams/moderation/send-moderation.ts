import {
  asyncScheduler,
  type Observable,
  of,
  map,
  merge,
  NEVER,
  switchMap,
  take,
  throwError,
  timeout,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import { holdInTab } from '../operators/hold-in-tab';
import type { Deps } from '../state/deps';
import { LAST_REQUEST_MS, LOCK_WAIT_MS } from '../timing';
import { moderate$ } from './moderate';
import type { Moderation } from './state';
import { clearSent, markSent, moderationKey, sentAtOf, storedModeration } from './stored-moderation';

/**
 * Whether the page may send a moderation of this tab at once as it goes away. It may not if another
 * tab or an earlier request may have done it: then it stays in storage for the next page.
 */
export const canHurry$ = (id: NoteId, { storage, locks }: Deps): Observable<boolean> =>
  merge(holdInTab(locks, moderationKey(id)).pipe(map(() => true)), of(false)).pipe(
    take(1),
    map((isLocked) => isLocked || storedModeration(storage, id) === undefined),
    map((isOwn) => isOwn && sentAtOf(storage, id) === undefined),
  );

/** Sends a moderation of this tab as the page goes away: there is no time to look first. */
export const sendLeaving$ = (id: NoteId, moderation: Moderation, deps: Deps): Observable<unknown> =>
  send$(id, moderation, 0, of(null), deps);

/**
 * Sends a moderation of this tab once the tab holds the note's lock. After a request without an
 * answer it is not sent before that one has had its time, and there is always time to look. Errors
 * like `moderate$`, and if the lock is not given.
 */
export const sendOwn$ = (id: NoteId, moderation: Moderation, deps: Deps): Observable<unknown> =>
  holdInTab(deps.locks, moderationKey(id)).pipe(
    timeout({ first: LOCK_WAIT_MS }),
    take(1),
    switchMap(() => {
      const sentAt = sentAtOf(deps.storage, id);
      if (sentAt === undefined) return send$(id, moderation, 0, deps.environment.pageHide$, deps);
      const leftMs = sentAt + LAST_REQUEST_MS - asyncScheduler.now();
      // The clock may have been changed.
      return send$(id, moderation, Math.min(Math.max(leftMs, 0), LAST_REQUEST_MS), NEVER, deps);
    }),
  );

/** Sends a restored moderation, whose lock this tab holds. There is always time to look first. */
export const sendRestored$ = (
  id: NoteId,
  moderation: Moderation,
  waitMs: number,
  deps: Deps,
): Observable<unknown> => send$(id, moderation, waitMs, NEVER, deps);

function send$(
  id: NoteId,
  { kind, comment }: Moderation,
  waitMs: number,
  hurry$: Observable<unknown>,
  { client, storage }: Deps,
): Observable<unknown> {
  if (!comment) return throwError(() => new Error('the note names no comment'));
  return moderate$(client, kind, comment, {
    waitMs,
    hurry$,
    onSent: () => markSent(storage, id),
    onAnswered: () => clearSent(storage, id),
  });
}
