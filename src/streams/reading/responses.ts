/** Events that show that the platform responds again, so that failed marks can be sent. */
export const RESPONSES = ['notes.listed', 'notes.fetched', 'notes.counted', 'notes.confirmed'] as const;
