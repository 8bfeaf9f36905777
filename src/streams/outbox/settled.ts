import type { Event } from '../state/events';
import { COMMENT_GONE } from './failed';
import type { OutboxRecord } from './record';
import type { Wish } from './rule';
import { actedOn, recordKey } from './target';
import { isSameWish } from './wish';

type Made = Extract<Wish, { type: 'made' }>;

/**
 * The event about a record's outcome, only in the tab that has made it; other tabs show just the
 * records. The records of a batch have no events of their own: its bar shows their outcome.
 */
export const settledEvents = (record: OutboxRecord, madeHere: ReadonlySet<string>): readonly Event[] =>
  madeHere.has(record.id) && record.batch === undefined ? [settledEvent(record)] : [];

/** The events for actions that were not stored: one for a batch, whose records fail together. */
export const refusedIn = (wishes: readonly Wish[], records: readonly OutboxRecord[]): readonly Event[] =>
  wishes
    .flatMap((wish) => {
      if (wish.type !== 'made') return [];
      const key = recordKey(wish.kind, wish.target);
      return refusedEvents(
        wish,
        records.find(({ kind, target }) => recordKey(kind, target) === key),
      );
    })
    .slice(0, 1);

/**
 * The event for an action that was not stored. The platform would also refuse a duplicate reply,
 * and a full database cannot change the existing record (`there`). A repeated press causes no
 * event.
 */
function refusedEvents(made: Made, there: OutboxRecord | undefined): readonly Event[] {
  if (there && isSameWish(there.next ?? there, made)) {
    const isDuplicate = there.kind === 'reply' && there.state === 'done';
    return isDuplicate ? [{ type: 'reply.failed', id: actedOn(made), isDuplicate }] : [];
  }
  // While a reply has no answer, another one is ignored (section 5).
  return made.kind === 'reply' ? [] : [settledEvent({ ...made, state: 'failed' })];
}

function settledEvent({
  state,
  kind,
  target,
  payload,
  reason,
  url = '',
  note,
}: Pick<OutboxRecord, 'state' | 'kind' | 'target' | 'payload' | 'reason' | 'url' | 'note'>): Event {
  const id = actedOn({ note, target });
  const [isDone, value] = [state === 'done', payload === true];
  switch (kind) {
    case 'approve':
      return { type: isDone ? 'approval.confirmed' : 'approval.failed', id, isApproved: value };
    case 'like':
      return { type: isDone ? 'like.confirmed' : 'like.failed', id, isLiked: value };
    case 'follow':
      return {
        type: isDone ? 'follow.confirmed' : 'follow.failed',
        siteId: target.site,
        isFollowing: value,
      };
    case 'trash':
    case 'spam':
      return { type: isDone ? 'moderation.confirmed' : 'moderation.failed', id, kind };
    case 'untrash':
    case 'unspam':
      return isDone
        ? { type: 'restoration.confirmed', id }
        : { type: 'restoration.failed', id, kind, isGone: reason === COMMENT_GONE };
    case 'reply':
      if (isDone) return { type: 'reply.sent', id, url };
      return { type: 'reply.failed', id, isDuplicate: reason === 'CommentDuplicateError' };
  }
}
