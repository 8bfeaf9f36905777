import { asObject, asString, parseJson } from '../../lib/json';
import { FILTER_NAMES } from '../list/state';
import { type Preferences, THEMES } from './state';

/** Storage key of all preferences as JSON. The key is absent while they all have their defaults. */
export const PREFERENCES_KEY = 'notestream_preferences';

/** Parses the stored preferences. Malformed fields get their default values. */
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
