import type { FilterName } from '../list/state';

/** The themes that the blogger can choose. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the blogger prefers in this browser. The defaults are the panel without preferences. */
export interface Preferences {
  /** Whether the next start shows the filter of this one. */
  readonly isFilterKept: boolean;
  /** Null: the theme of the host page, the address or the configuration. */
  readonly theme: Theme | null;
  readonly isCompact: boolean;
  /** Whether the filter "All" leaves out likes, follows and reblogs. */
  readonly isPeopleOnly: boolean;
  /** Whether follows, and likes of one post, fold into one row. */
  readonly isFolding: boolean;
  /** The local hours in which no notification shows, such as '22-7'; not checked. '': there are none. */
  readonly quietHours: string;
  /** Whether single-character shortcuts are off (WCAG 2.1.4). */
  readonly areShortcutsOff: boolean;
  /** The filter with which the panel starts, if it is kept: that of the last choice in any tab. */
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
