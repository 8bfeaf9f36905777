import type { AnalyticsEvent } from '../../client/analytics';
import type { ActedOn } from '../notes/acted-on';
import type { Records } from '../outbox/state';
import { actedOn } from '../outbox/target';
import type { Event } from '../state/events';
import type { State } from '../state/state';

/**
 * The analytics event of the blogger's action; undefined for other events. It never contains a text, an address
 * or a name.
 */
export function toAnalyticsEvent(
  event: Event,
  { allNotes, view, outbox: { records } }: State,
): AnalyticsEvent | undefined {
  const onNote = (action: string, id: ActedOn): AnalyticsEvent => ({
    name: `notifications_${action}`,
    properties: { note_type: typeof id === 'string' ? 'answer' : (allNotes[id]?.type ?? '') },
  });
  switch (event.type) {
    case 'panel.toggled':
      return { name: event.isOpen ? 'notifications_open' : 'notifications_close' };
    case 'filter.selected':
      return { name: 'notifications_filter', properties: { filter: event.name } };
    case 'note.selected':
      return onNote('note_open', event.id);
    case 'action.requested':
      return onNote(event.action, event.id);
    case 'comment.acted':
      return { name: `notifications_${event.action}`, properties: { note_type: 'answer' } };
    case 'deed.undone':
      return view === 'recent'
        ? { name: 'notifications_take_back' }
        : onNote('undo', undoneNote(event.id, records));
    case 'reply.submitted':
      return event.text.trim() === '' ? undefined : onNote('reply', event.id);
    case 'edit.requested':
      return onNote('edit', event.id);
    case 'unread.requested':
      return onNote('mark_unread', event.id);
    case 'reads.allRequested':
      return { name: 'notifications_mark_all_read' };
    case 'done.marked':
      return { name: 'notifications_set_aside' };
    case 'follow.requested':
      return { name: event.isFollowing ? 'notifications_follow' : 'notifications_unfollow' };
    case 'site.opened':
    case 'post.opened':
    case 'comment.opened':
      return { name: `notifications_open_${event.type.replace('.opened', '')}` };
    default:
      return undefined;
  }
}

/** The note of an undone action; for a batch, the first of its notes. */
const undoneNote = (id: string, records: Records): ActedOn => {
  const record = Object.values(records).find((each) => each.id === id || each.deed === id);
  return record ? actedOn(record) : NaN;
};
