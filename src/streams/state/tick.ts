/**
 * Counts events. It orders requests and actions where clock time cannot: two of them may happen in
 * the same millisecond (decision local-override-ten-seconds).
 */
export type Tick = number;
