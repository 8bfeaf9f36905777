/**
 * Storage key: the value is `off` while single-key shortcuts are off, otherwise the key is absent.
 */
export const SHORTCUTS_KEY = 'notestream_shortcuts';
export const SHORTCUTS_OFF = 'off';
