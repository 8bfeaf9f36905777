import { asObject, asString, parseJson } from '../../lib/json';
import { type Preferences, THEMES } from './state';

/** Storage key of all preferences as JSON; absent while they are the defaults. */
export const PREFERENCES_KEY = 'notestream_preferences';

/** A stored value, of which corrupt parts are ignored; `filterName` is not checked. */
export function parsePreferences(text: string | undefined): Preferences & { readonly filterName: unknown } {
  const { isFilterKept, theme, isCompact, isPeopleOnly, isFolding, quietHours, filterName } = asObject(
    parseJson(text ?? ''),
  );
  return {
    isFilterKept: isFilterKept === true,
    theme: THEMES.find((each) => each === theme) ?? null,
    isCompact: isCompact === true,
    isPeopleOnly: isPeopleOnly === true,
    isFolding: isFolding === true,
    quietHours: asString(quietHours),
    filterName,
  };
}
