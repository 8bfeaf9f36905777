import { map, merge, mergeMap, of, switchMap, timer, takeUntil } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { isOfAll, type ReadMarks } from '../notes/read-mark';
import type { Event, EventOf } from '../state/events';
import type { FailedAction, Status } from './state';
import { STATUS_MS, STATUS_REPLY_FAILED_MS, STATUS_REPLY_SENT_MS } from '../timing';

/**
 * Shows messages in the status bar. Each stays until its time ends, the next one appears, or the
 * blogger dismisses it (sections 8 and 9).
 */
export const statusBar: Behaviour = (events$, state$) => {
  const shown$ = events$.pipe(
    mergeMap((event) => {
      const status = statusOf(event, state$.value.isOnline);
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
function statusOf(event: Event, isOnline: boolean): Status | undefined {
  const failure = (action: FailedAction): Status => ({
    message: action === 'reads' && !isOnline ? 'reads.offline' : `${action}.failed`,
    kind: 'failure',
    durationMs: STATUS_MS,
  });
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
      return isOfAll(event.reads) ? failure(isUndone(event.reads) ? 'unreads' : 'reads') : undefined;
    case 'reply.failed':
      return {
        message: event.isDuplicate ? 'reply.duplicate' : 'reply.failed',
        kind: 'failure',
        durationMs: STATUS_REPLY_FAILED_MS,
      };
    case 'outbox.tooLate':
      return { message: 'undo.tooLate', kind: 'failure', durationMs: STATUS_MS };
    case 'drafts.refused':
      return { message: 'reply.unstored', kind: 'failure', durationMs: STATUS_REPLY_FAILED_MS };
    case 'signIn.failed':
      return { message: `signIn.${event.why}`, kind: 'failure', durationMs: STATUS_REPLY_FAILED_MS };
    case 'approval.failed':
      return failure(event.isApproved ? 'approve' : 'unapprove');
    case 'like.failed':
      return failure(event.isLiked ? 'like' : 'unlike');
    case 'follow.failed':
      return failure(event.isFollowing ? 'follow' : 'unfollow');
    case 'moderation.failed':
      return failure(event.kind);
    default:
      return undefined;
  }
}
