import {
  asyncScheduler,
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { holdInTab } from '../operators/hold-in-tab';
import { tag } from '../operators/tag';
import type { Behaviour, StateStream } from '../state/behaviour';
import type { Deps } from '../state/deps';
import type { Event } from '../state/events';
import { LOCK_RELEASE_MS } from '../timing';
import { author$ } from '../outbox/find-reply';
import { noteOfReplyKey, parseReply, replyKey, type ReplyRecord } from './stored-reply';

/**
 * Submits the replies again that a page was sending when it died, or when its session ended. They
 * are found in storage, at the start or when another tab stores one; the one tab that gets the lock
 * looks for each on the platform, and sends it if it is not there (decision replies-are-records).
 */
export const restoreReplies: Behaviour = (_events$, state$, deps) =>
  merge(
    defer(() => from(deps.storage.keys())),
    deps.storage.changes$.pipe(map(({ key }) => key)),
  ).pipe(
    map(noteOfReplyKey),
    filter((id) => id !== undefined),
    groupedBy(
      (id) => id,
      (each) => exhaustMap(each),
      (id) =>
        holdInTab(deps.locks, replyKey(id)).pipe(
          switchMap(() => concat(restored$(id, state$, deps), of(null))),
          // The lock itself never completes.
          takeWhile((event) => event !== null),
          tag('restoreReplies > hold'),
        ),
      deps.report,
    ),
  );

/** Completes when `reply` holds the lock, too, or when there is nothing to send. */
function restored$(id: NoteId, state$: StateStream, { client, storage, token }: Deps): Observable<Event> {
  const current = (): ReplyRecord | undefined => {
    const value = storage.get(replyKey(id));
    const record = parseReply(value, asyncScheduler.now());
    if (value !== undefined && !record) storage.remove(replyKey(id));
    const { replying, drafts } = state$.value;
    const { text, isFailed = false, author } = record ?? {};
    // A text that was changed since, or that may be another person's, is left to the blogger.
    const isWanted = !isFailed && author !== undefined && (drafts[id] ?? text) === text;
    return isWanted && !(id in replying) ? record : undefined;
  };
  return defer(() => (current() ? author$({ client, storage, token }) : EMPTY)).pipe(
    catchError(() => EMPTY),
    switchMap((author) => {
      const record = current();
      if (record?.author !== author) return EMPTY;
      return concat(
        of<Event>({ type: 'reply.submitted', id, text: record.text }),
        timer(LOCK_RELEASE_MS).pipe(ignoreElements()),
      );
    }),
  );
}
