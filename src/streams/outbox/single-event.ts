import type { NoteId } from '../notes/note';
import type { Event, EventOf } from '../state/events';

/** The event of an action on one note. A batch is these events for several notes. */
export function singleEvent(action: EventOf<'batch.requested'>['action'], id: NoteId): Event {
  switch (action) {
    case 'approve':
    case 'unapprove':
      return { type: 'approval.requested', id, isApproved: action === 'approve' };
    case 'like':
    case 'unlike':
      return { type: 'like.requested', id, isLiked: action === 'like' };
    case 'spam':
    case 'trash':
      return { type: 'moderation.requested', id, kind: action };
    case 'read':
      return { type: 'reads.due', id };
    case 'unread':
      return { type: 'unread.requested', id };
  }
}
