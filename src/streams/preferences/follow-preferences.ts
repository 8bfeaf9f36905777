import { filter, map } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { parsePreferences, PREFERENCES_KEY } from './stored-preferences';

/** Follows the preferences of other tabs, which keep their filters. */
export const followPreferences: Behaviour = (_events$, _state$, { storage }) =>
  storage.changes$.pipe(
    filter(({ key }) => key === PREFERENCES_KEY),
    map(({ value }) => {
      const { filterName: _filterName, ...preferences } = parsePreferences(value);
      return { type: 'preferences.changed', preferences };
    }),
  );
