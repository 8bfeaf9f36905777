import { newestFirst, selectSortedNotes } from '../state/sorted-notes';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import type { SharedEvent } from './events';

/**
 * What a tab with a longer list has told, as events of this tab. Notes that only the longer list
 * reaches are left out: this list would have a gap above them. If it loses notes, it asks for those
 * that move up, which the other tab had already.
 */
export function inShorterList(event: SharedEvent, state: State): readonly Event[] {
  const { allNotes, isScreenWanted } = state;
  const oldest = selectSortedNotes(state).at(-1);
  if (event.type === 'notes.fetched') {
    const notes = event.notes.filter(
      // A tab without a list only counts.
      (note) => !isScreenWanted || note.id in allNotes || (oldest && newestFirst(note, oldest) < 0),
    );
    return [{ type: 'tabs.received', event: { ...event, notes } }];
  }
  const isShorter = event.type === 'notes.gone' && event.ids.some((id) => id in allNotes);
  const received: Event = { type: 'tabs.received', event };
  return isShorter ? [received, { type: 'notes.refreshRequested' }] : [received];
}
