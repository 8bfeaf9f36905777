import { map, merge, mergeMap, of, switchMap, timer, takeUntil } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { ofType } from '../operators/of-type';
import type { Event } from '../state/events';
import type { Status } from '../state/state';
import { STATUS_MS, STATUS_REPLY_FAILED_MS, STATUS_REPLY_SENT_MS } from '../timing';

/** Messages for the blogger, each until its time is over, the next one comes or it is dismissed (sections 8 and 9). */
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
        takeUntil(events$.pipe(ofType('status.dismissed'))),
      ),
    ),
  );
  return merge(shown$, dismissed$);
};

const failure = (text: string, durationMs = STATUS_MS): Status => ({ text, kind: 'failure', durationMs });

/** What an event tells the blogger, if anything. */
function statusOf(event: Event): Status | undefined {
  switch (event.type) {
    case 'reply.sent':
      return {
        text: 'Reply posted!',
        kind: 'success',
        durationMs: STATUS_REPLY_SENT_MS,
        ...(event.url !== '' && { link: { text: 'View your comment.', url: event.url } }),
      };
    case 'reply.failed':
      return failure(
        event.isDuplicate
          ? "Duplicate comment; you've already said that!"
          : 'Reply Failed: Please, try again.',
        STATUS_REPLY_FAILED_MS,
      );
    case 'approval.failed':
      return failure(
        event.isApproved
          ? "The comment couldn't be approved. Please try again."
          : "The comment couldn't be unapproved. Please try again.",
      );
    case 'like.failed':
      return failure(
        event.isLiked
          ? "Your like couldn't be saved. Please try again."
          : "Your like couldn't be removed. Please try again.",
      );
    case 'follow.failed':
      return failure(
        event.isFollowing
          ? "The site couldn't be followed. Please try again."
          : "The site couldn't be unfollowed. Please try again.",
      );
    case 'moderation.failed':
      return failure(
        event.kind === 'spam'
          ? "The comment couldn't be marked as spam. It's back in your list."
          : "The comment couldn't be trashed. It's back in your list.",
      );
    default:
      return undefined;
  }
}
