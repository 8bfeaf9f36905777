import { map, type Observable } from 'rxjs';
import type { Event } from '../state/events';

/** The events of this tab, and those that other tabs have told, as if they had happened here. */
export const fromAllTabs = (events$: Observable<Event>): Observable<Event> =>
  events$.pipe(map((event) => (event.type === 'tabs.received' ? event.event : event)));
