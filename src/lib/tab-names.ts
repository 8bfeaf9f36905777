/** The names of the channel and the locks that all tabs of a browser share. */

/** The name of the channel between tabs. */
export const TABS_CHANNEL = 'notestream tabs';

/** The name of the lock that the leading tab holds. */
export const LEADER_LOCK = 'tabs leader';

/** Returns the name under which the browser knows a lock. */
export const lockName = (name: string): string => `notestream ${name}`;
