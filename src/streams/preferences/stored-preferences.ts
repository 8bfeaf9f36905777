import { asObject, asString, parseJson } from '../../lib/json';
import { FILTER_NAMES } from '../list/state';
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
