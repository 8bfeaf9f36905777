import {
  asyncScheduler,
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  ReplaySubject,
  share,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  tap,
  throwError,
  timeout,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { holdInTab } from '../operators/hold-in-tab';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { LOCK_WAIT_MS } from '../timing';
import { author$ } from '../outbox/find-reply';
import { replyEnded$ } from './reply-ended';
import { replyTarget } from './reply-target';
import { isDuplicate, sendReply$ } from './send-reply';
import { parseReply, replyKey, type ReplyRecord } from './stored-reply';

/**
 * Sends a reply. A failure is retried after 2, 4 and 6 s (section 8), except a duplicate; retries
 * wait for the network, and stop when the session ends. While a reply to a note is being sent,
 * further ones are ignored (section 5). The reply is a record in storage until the platform has
 * answered, and only the tab that holds the note's lock sends it (decision replies-are-records).
 */
export const reply: Behaviour = (events$, state$, { client, storage, locks, report, token }) => {
  /** Storage may be full, or cleared in the middle of it. */
  const memory = new Map<NoteId, ReplyRecord>();
  const read = (id: NoteId): ReplyRecord | undefined =>
    memory.get(id) ?? parseReply(storage.get(replyKey(id)), asyncScheduler.now());
  /** Returns false if storage did not accept it. */
  const write = (id: NoteId, record: ReplyRecord): boolean => {
    const value = JSON.stringify(record);
    memory.set(id, record);
    storage.set(replyKey(id), value);
    return storage.get(replyKey(id)) === value;
  };
  const remove = (id: NoteId): void => {
    memory.delete(id);
    storage.remove(replyKey(id));
  };
  const ownAuthor$ = author$({ client, storage, token }).pipe(
    share({ connector: () => new ReplaySubject(1), resetOnComplete: false }),
  );
  // The next page must know whose reply it is, before it sends it.
  const identify$ = (id: NoteId) =>
    ownAuthor$.pipe(
      catchError(() => EMPTY),
      tap((author) => {
        const record = read(id);
        if (record && id in state$.value.replying) write(id, { ...record, author });
      }),
      ignoreElements(),
    );
  /** Completes with the event of the sent reply. */
  const deliver$ = (id: NoteId, text: string): Observable<Event> =>
    holdInTab(locks, replyKey(id)).pipe(
      timeout({ first: LOCK_WAIT_MS }),
      take(1),
      tag('reply > send > hold'),
      switchMap(() => {
        const before = read(id);
        const record =
          before?.text === text ? { ...before, isFailed: false } : newRecord(state$.value, id, text);
        if (!record) return throwError(() => new Error('the note names neither a comment nor a post'));
        const isTold = write(id, record) || !state$.value.areDraftsStored;
        const send$ = sendReply$({
          client,
          state$,
          author$: ownAuthor$,
          read: () => read(id) ?? record,
          write: (next) => void write(id, next),
        });
        return merge(
          isTold ? EMPTY : of<Event>({ type: 'drafts.refused' }),
          identify$(id).pipe(takeUntil(replyEnded$(state$, id, 0))),
          send$.pipe(map((url): Event => ({ type: 'reply.sent', id, url }))),
        );
      }),
    );
  const submitted$ = events$.pipe(
    ofType('reply.submitted'),
    // Empty, or submitted without a network or a session.
    filter(({ id }) => id in state$.value.replying),
  );
  const held$ = submitted$.pipe(
    groupedBy(
      ({ id }) => id,
      (each) => exhaustMap(each),
      ({ id }) => holdInTab(locks, replyKey(id)).pipe(takeUntil(replyEnded$(state$, id))),
      report,
    ),
    ignoreElements(),
  );
  const sent$ = submitted$.pipe(
    groupedBy(
      ({ id }) => id,
      (each) => exhaustMap(each),
      ({ id, text }) =>
        deliver$(id, text).pipe(
          takeWhile(({ type }) => type !== 'reply.sent', true),
          tag('reply > send'),
          tap(({ type }) => {
            if (type === 'reply.sent') remove(id);
          }),
          catchError((error: unknown) => {
            const record = read(id);
            // After the end of the session the reply waits for the blogger to sign in again.
            if (record && state$.value.isSignedIn) {
              if (record.attempt === 0 || isDuplicate(error)) remove(id);
              else write(id, { ...record, isFailed: true });
            }
            return of<Event>({ type: 'reply.failed', id, isDuplicate: isDuplicate(error) });
          }),
        ),
      report,
    ),
  );
  return merge(held$, sent$);
};

function newRecord({ allNotes }: State, id: NoteId, text: string): ReplyRecord | undefined {
  const { [id]: note } = allNotes;
  const target = note && replyTarget(note);
  return (
    target && { kind: 'reply', text, post: note.ids.post, ...target, time: asyncScheduler.now(), attempt: 0 }
  );
}
