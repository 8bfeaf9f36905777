import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { SharedEvent } from './events';

/**
 * What another tab has told, with events around it that keep it from opening a note here: keys and
 * clicks that the blogger means for the open note would act on the other one. A note that is trashed
 * there closes here, and one that comes back there stays closed.
 */
export function withoutOpening(
  told: readonly Event[],
  event: SharedEvent,
  { selectedNoteId: open }: Pick<State, 'selectedNoteId'>,
): readonly Event[] {
  if (event.type === 'moderation.requested' && event.id === open)
    return [{ type: 'note.deselected' }, ...told];
  if (event.type === 'moderation.undone' && event.id !== open)
    return [...told, open === null ? { type: 'note.deselected' } : { type: 'note.selected', id: open }];
  return told;
}
