import { map, merge, mergeMap, of, switchMap, timer, takeUntil } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { NoteId } from '../notes/note';
import type { Cause } from '../../lib/cause';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { isOfAll, type ReadMarks } from '../notes/read-mark';
import { failedAction } from '../outbox/failed';
import type { Kind } from '../outbox/target';
import type { Event, EventOf } from '../state/events';
import type { State } from '../state/state';
import type { Status, StatusMessage } from './state';
import { STATUS_MS, STATUS_REPLY_FAILED_MS, STATUS_REPLY_SENT_MS } from '../timing';

/**
 * Shows messages in the status bar. Each stays until its time ends, the next one appears, or the
 * blogger dismisses it (sections 8 and 9).
 */
export const statusBar: Behaviour = (events$, state$) => {
  const shown$ = events$.pipe(
    mergeMap((event) => {
      const status = statusOf(event, state$.value);
      return status ? of<Event>({ type: 'status.shown', status }) : [];
    }),
  );
  const dismissed$ = events$.pipe(
    ofType('status.shown'),
    switchMap(({ status }) =>
      timer(status.durationMs).pipe(
        map((): Event => ({ type: 'status.dismissed' })),
        tag('statusBar > timer'),
        takeUntil(events$.pipe(ofType('status.dismissed'))),
      ),
    ),
  );
  return merge(shown$, dismissed$);
};

/** Whether these marks of "Mark all as read" are taken back. */
const isUndone = (reads: ReadMarks): boolean =>
  Object.values(reads).some((mark) => mark.isOfAll && !mark.isRead);

/** How many notes "Mark all as read" has marked, and whether it has reached all. */
function allMarked({ reads, isPartial }: EventOf<'reads.allMarked'>): Status {
  if (isPartial) return { message: 'reads.some', kind: 'failure', reads, durationMs: STATUS_MS };
  return Object.keys(reads).length === 0
    ? { message: 'reads.none', kind: 'success', durationMs: STATUS_MS }
    : { message: 'reads.all', kind: 'success', reads, durationMs: STATUS_MS };
}

/** The message that an event causes; undefined for most events. */
function statusOf(event: Event, state: State): Status | undefined {
  const failed = (message: StatusMessage, durationMs = STATUS_MS, cause?: Cause | null): Status => ({
    message,
    kind: 'failure',
    ...(cause && { cause }),
    durationMs,
  });
  /** The failure of an action, with the cause in its record. */
  const failure = (message: StatusMessage, kind: Kind, of: { id: NoteId } | { siteId: number }): Status => {
    const record = failedAction(state, kind, of);
    return {
      ...failed(message, kind === 'reply' ? STATUS_REPLY_FAILED_MS : STATUS_MS, record?.cause),
      ...(record && { until: record.notBefore }),
    };
  };
  switch (event.type) {
    case 'reply.sent':
      return {
        message: 'reply.sent',
        kind: 'success',
        durationMs: STATUS_REPLY_SENT_MS,
        ...(event.url !== '' && { url: event.url }),
      };
    case 'reads.allMarked':
      return allMarked(event);
    case 'follow.requested':
      // A press on Unfollow is easily made by mistake, so the bar offers to undo it.
      return event.isFollowing
        ? undefined
        : { message: 'unfollowed', kind: 'success', siteId: event.siteId, durationMs: STATUS_MS };
    case 'reads.failed':
      if (!isOfAll(event.reads)) return undefined;
      if (isUndone(event.reads)) return failed('unreads.failed', STATUS_MS, event.cause);
      return state.isOnline ? failed('reads.failed', STATUS_MS, event.cause) : failed('reads.offline');
    case 'reply.failed':
      return event.isDuplicate
        ? failed('reply.duplicate', STATUS_REPLY_FAILED_MS)
        : failure('reply.failed', 'reply', event);
    case 'outbox.tooLate':
      return failed('undo.tooLate');
    case 'drafts.refused':
      return failed('reply.unstored', STATUS_REPLY_FAILED_MS);
    case 'signIn.failed':
      return failed(`signIn.${event.why}`, STATUS_REPLY_FAILED_MS);
    case 'approval.failed':
      return failure(event.isApproved ? 'approve.failed' : 'unapprove.failed', 'approve', event);
    case 'like.failed':
      return failure(event.isLiked ? 'like.failed' : 'unlike.failed', 'like', event);
    case 'follow.failed':
      return failure(event.isFollowing ? 'follow.failed' : 'unfollow.failed', 'follow', event);
    case 'moderation.failed':
      return failure(`${event.kind}.failed`, event.kind, event);
    default:
      return undefined;
  }
}
