import type { FilterName } from '../list/state';

/** The themes that the blogger can choose. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The blogger's preferences in this browser. */
export interface Preferences {
  /** Whether the panel starts with the filter that was chosen last. */
  readonly isFilterKept: boolean;
  /** The chosen theme; null if the theme comes from the host page, the address or the configuration. */
  readonly theme: Theme | null;
  readonly isCompact: boolean;
  /** Whether the "All" filter leaves out likes, follows and reblogs. */
  readonly isPeopleOnly: boolean;
  /** Whether follows, and likes of the same post or comment, fold into one row. */
  readonly isFolding: boolean;
  /** The local hours without notifications, such as '22-7'. Not validated; '' if there are none. */
  readonly quietHours: string;
  /** Whether shortcuts that are a single character are off (WCAG 2.1.4). */
  readonly areShortcutsOff: boolean;
  /**
   * The filter with which the panel starts if `isFilterKept` is set: the last one that was chosen in any tab.
   */
  readonly filterName?: FilterName | undefined;
}

export interface PreferencesState {
  readonly preferences: Preferences;
}

export const initialPreferencesState: PreferencesState = {
  preferences: {
    isFilterKept: false,
    theme: null,
    isCompact: false,
    isPeopleOnly: false,
    isFolding: false,
    quietHours: '',
    areShortcutsOff: false,
  },
};
