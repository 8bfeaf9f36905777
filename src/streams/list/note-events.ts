import type { Event } from '../state/events';
import type { Tick } from '../state/tick';
import type { NoteResponse } from './fetch-notes';

/** The events of a response for one note; empty if the response has no usable note. */
export function noteEvents({ notes, gone, unreadable }: NoteResponse, asked: Tick): readonly Event[] {
  const events: Event[] = [];
  if (notes.length + unreadable.length > 0) events.push({ type: 'notes.fetched', notes, unreadable, asked });
  if (gone.length > 0) events.push({ type: 'notes.gone', ids: gone, asked });
  return events;
}
