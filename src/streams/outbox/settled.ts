import type { Event } from '../state/events';
import type { OutboxRecord } from './record';

/** Says in the tab that has made a record what became of it: other tabs show only the records. */
export const settledEvents = (record: OutboxRecord, own: ReadonlySet<string>): readonly Event[] =>
  own.has(record.id) ? [settledEvent(record)] : [];

function settledEvent({ state, kind, target, payload, reason, url = '', note: id = 0 }: OutboxRecord): Event {
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
    case 'reply':
      if (isDone) return { type: 'reply.sent', id, url };
      return { type: 'reply.failed', id, isDuplicate: reason === 'CommentDuplicateError' };
  }
}
