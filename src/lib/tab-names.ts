/** Names that all tabs of a browser share. */

/** The channel between tabs. Older builds, which do not announce new notes, use another name. */
export const TABS_CHANNEL = 'notestream tabs';

/**
 * The lock of the leading tab. Earlier builds used `leader`. Their leader announces itself on
 * another channel, so a tab of this build would wait for messages that never arrive.
 */
export const LEADER_LOCK = 'tabs leader';

/** The name of a lock in the browser. */
export const lockName = (name: string): string => `notestream ${name}`;
