import { defer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { parsePreferences, PREFERENCES_KEY } from './stored-preferences';

/** Restores the preferences before the first rows are drawn, and the filter if the blogger wants it kept. */
export const restorePreferences: Behaviour = (_events$, _state$, { storage }) =>
  defer(() => {
    const value = storage.get(PREFERENCES_KEY);
    if (value === undefined) return [];
    const preferences = parsePreferences(value);
    const { filterName: name } = preferences;
    const events: Event[] = [{ type: 'preferences.changed', preferences }];
    if (name) events.push({ type: 'filter.selected', name });
    return events;
  });
