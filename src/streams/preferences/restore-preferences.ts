import { defer } from 'rxjs';
import { asObject, asString, parseJson } from '../../lib/json';
import { FILTER_NAMES } from '../list/state';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { type Preferences, THEMES } from './state';

/** Storage key of all preferences as JSON; absent while they are the defaults. */
export const PREFERENCES_KEY = 'notestream_preferences';

/** Parses the stored JSON; corrupt fields get their defaults. */
export function parsePreferences(text: string | undefined): Preferences {
  const { isFilterKept, theme, isCompact, isPeopleOnly, isFolding, quietHours, areShortcutsOff, filterName } =
    asObject(parseJson(text ?? ''));
  return {
    isFilterKept: isFilterKept === true,
    theme: THEMES.find((each) => each === theme) ?? null,
    isCompact: isCompact === true,
    isPeopleOnly: isPeopleOnly === true,
    isFolding: isFolding === true,
    quietHours: asString(quietHours),
    areShortcutsOff: areShortcutsOff === true,
    filterName: isFilterKept === true ? FILTER_NAMES.find((each) => each === filterName) : undefined,
  };
}

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
