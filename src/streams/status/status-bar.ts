import { asyncScheduler, filter, map, merge, mergeMap, of, switchMap, timer, takeUntil } from 'rxjs';
import { ACTIONS, type RecordAction } from '../actions/table';
import type { Behaviour } from '../state/behaviour';
import type { ActedOn } from '../notes/acted-on';
import type { Cause } from '../../lib/cause';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { isOfAll, type ReadMarks } from '../notes/read-mark';
import { failedAction } from '../outbox/failed';
import { COMMENT_DUPLICATE } from '../outbox/record';
import type { Event, EventOf } from '../state/events';
import type { State } from '../state/state';
import { failureOf } from './failure-of';
import type { MessageDeed, Status, StatusMessage } from './state';
import { STATUS_HINT_MS, STATUS_MS, STATUS_REPLY_FAILED_MS, STATUS_REPLY_SENT_MS } from '../timing';

/**
 * Shows messages in the status bar. Each message stays until its time is over, the next one appears, or the
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
  /** Dismisses the message when the action that it is about is undone. */
  const undone$ = events$.pipe(
    filter((event) => isTakenBack(state$.value.status?.deed, event)),
    map((): Event => ({ type: 'status.dismissed' })),
  );
  return merge(shown$, dismissed$, undone$);
};

/** Whether an event undoes the action that a message is about. */
function isTakenBack(deed: MessageDeed | undefined, event: Event): boolean {
  switch (event.type) {
    case 'done.unmarked':
      return deed?.action === 'done' && deed.ids.every((id) => event.ids.includes(id));
    case 'reads.allUndone':
      return deed?.action === 'readAll';
    case 'follow.requested':
      return event.isFollowing && deed?.action === 'unfollow' && deed.siteId === event.siteId;
    default:
      return false;
  }
}

/** Whether these marks come from undoing "Mark all as read". */
const isUndone = (reads: ReadMarks): boolean =>
  Object.values(reads).some((mark) => mark.isOfAll && !mark.isRead);

/**
 * Creates the message after "Mark all as read": how many notes were marked, and whether all notes were reached.
 * If there was nothing to mark in an incomplete list, older notes may still be unread.
 */
function allMarked({ reads, isPartial }: EventOf<'reads.allMarked'>, { list }: State): Status {
  const count = Object.values(reads).filter((mark) => mark.isOfAll).length;
  const none = list.isComplete ? 'reads.none' : 'reads.noneFound';
  const isNone = Object.keys(reads).length === 0;
  return {
    message: isPartial ? 'reads.some' : isNone ? none : 'reads.all',
    kind: isPartial ? 'failure' : 'success',
    count,
    ...(!isNone && { deed: { action: 'readAll', reads, at: asyncScheduler.now() } }),
    durationMs: STATUS_MS,
  };
}

/**
 * Creates the message about notes that were set aside. The first such message adds that other browsers do not
 * know about it.
 */
function setAside({ doneNotes: added }: EventOf<'done.marked'>, { doneNotes }: State): Status {
  const ids = Object.keys(added).map(Number);
  const isFirst = Object.keys(doneNotes).length === ids.length;
  return {
    message: isFirst ? 'done.first' : 'done',
    kind: 'success',
    count: ids.length,
    deed: { action: 'done', ids, at: asyncScheduler.now() },
    durationMs: isFirst ? STATUS_HINT_MS : STATUS_MS,
  };
}

/** The message that an event causes; undefined for most events. */
function statusOf(event: Event, state: State): Status | undefined {
  const failed = (message: StatusMessage, durationMs = STATUS_MS, cause?: Cause | null): Status => ({
    message,
    kind: 'failure',
    ...(cause && { cause }),
    durationMs,
  });
  /**
   * Creates the message about a failed action. The cause comes from the record, unless the message itself names
   * the cause.
   */
  const failure = (action: RecordAction, id: ActedOn, reason?: string): Status => {
    const { aspect } = ACTIONS[action];
    const record = failedAction(state, aspect, id);
    const message = failureOf(action, reason ?? record?.failed, typeof id === 'number');
    const cause = message === 'reply.duplicate' || message === 'restore.gone' ? null : record?.cause;
    return {
      ...failed(message, aspect === 'reply' ? STATUS_REPLY_FAILED_MS : STATUS_MS, cause),
      ...(record && { until: record.dueAt, isListed: true }),
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
      return allMarked(event, state);
    case 'follow.requested':
      // Unfollow is easily pressed by mistake, so the message offers Undo.
      return event.isFollowing
        ? undefined
        : {
            message: 'unfollowed',
            kind: 'success',
            deed: { action: 'unfollow', siteId: event.siteId, at: asyncScheduler.now() },
            durationMs: STATUS_MS,
          };
    case 'reads.failed':
      if (!isOfAll(event.reads)) return undefined;
      if (isUndone(event.reads)) return failed('unreads.failed', STATUS_MS, event.cause);
      return state.isOnline ? failed('reads.failed', STATUS_MS, event.cause) : failed('reads.offline');
    case 'deed.refused':
      return failed(event.isRead ? 'reads.failed' : 'unreads.failed', STATUS_MS, 'forbidden');
    case 'reply.failed':
      return failure('reply', event.id, event.isDuplicate ? COMMENT_DUPLICATE : undefined);
    case 'drafts.refused':
      return failed('reply.unstored', STATUS_REPLY_FAILED_MS);
    case 'signIn.failed':
      return failed(`signIn.${event.why}`, STATUS_REPLY_FAILED_MS);
    case 'action.failed':
      return failure(event.action, event.id);
    case 'done.marked':
      return setAside(event, state);
    case 'done.refused':
      return {
        message: 'done.unstored',
        kind: 'failure',
        count: event.ids.length,
        deed: { action: 'done', ids: event.ids, at: asyncScheduler.now() },
        durationMs: STATUS_HINT_MS,
      };
    case 'action.confirmed':
      return event.action === 'restore'
        ? { message: 'restored', kind: 'success', durationMs: STATUS_MS }
        : undefined;
    default:
      return undefined;
  }
}
