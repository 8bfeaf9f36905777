/** Names of the channel and the locks that all tabs of a browser share. */

/** The channel between tabs. */
export const TABS_CHANNEL = 'notestream tabs';

/** The lock of the leading tab. */
export const LEADER_LOCK = 'tabs leader';

/** The name of a lock in the browser. */
export const lockName = (name: string): string => `notestream ${name}`;
