import type { Preferences } from './state';

/** The blogger changed preferences, here or in another tab, or they were read from storage. */
export type PreferencesEvent = { type: 'preferences.changed'; preferences: Preferences };
