import { map, merge, mergeMap, of, switchMap, timer, takeUntil } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import type { Status, StatusMessage } from './state';
import { STATUS_MS, STATUS_REPLY_FAILED_MS, STATUS_REPLY_SENT_MS } from '../timing';

/**
 * Shows messages in the status bar. Each stays until its time ends, the next one appears, or the
 * blogger dismisses it (sections 8 and 9).
 */
export const statusBar: Behaviour = (events$) => {
  const shown$ = events$.pipe(
    mergeMap((event) => {
      const status = statusOf(event);
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

const failure = (message: StatusMessage, durationMs = STATUS_MS): Status => ({
  message,
  kind: 'failure',
  durationMs,
});

/** The message that an event causes; undefined for most events. */
function statusOf(event: Event): Status | undefined {
  switch (event.type) {
    case 'reply.sent':
      return {
        message: 'reply.sent',
        kind: 'success',
        durationMs: STATUS_REPLY_SENT_MS,
        ...(event.url !== '' && { url: event.url }),
      };
    case 'reads.allRequested':
      return { message: 'reads.all', kind: 'success', durationMs: STATUS_MS };
    case 'follow.requested':
      // A press on Unfollow is easily made by mistake, so the bar offers to undo it.
      return event.isFollowing
        ? undefined
        : { message: 'unfollowed', kind: 'success', siteId: event.siteId, durationMs: STATUS_MS };
    case 'reply.failed':
      return failure(event.isDuplicate ? 'reply.duplicate' : 'reply.failed', STATUS_REPLY_FAILED_MS);
    case 'approval.failed':
      return failure(event.isApproved ? 'approve.failed' : 'unapprove.failed');
    case 'like.failed':
      return failure(event.isLiked ? 'like.failed' : 'unlike.failed');
    case 'follow.failed':
      return failure(event.isFollowing ? 'follow.failed' : 'unfollow.failed');
    case 'moderation.failed':
      return failure(`${event.kind}.failed`);
    default:
      return undefined;
  }
}
