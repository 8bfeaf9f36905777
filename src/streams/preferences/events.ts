import type { Preferences } from './state';

/** The preferences were changed in this or another tab, or read from storage. */
export type PreferencesEvent = { type: 'preferences.changed'; preferences: Preferences };
