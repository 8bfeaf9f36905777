/** Every delay and limit of section 9 and of the decisions that follow from it. Each name ends in its unit. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Polling
export const POLL_INTERVAL_MS = 30 * SECOND;
export const POLL_BACKOFF_CAP_MS = 180 * SECOND;
/** Up to this many new or changed notes are fetched one by one, more by the list (decision 3). */
export const SINGLE_FETCH_MAX_NOTES = 5;

// Real time
export const PUSH_ATTEMPTS_COUNT = 3;
export const PUSH_PAUSE_MS = 120 * SECOND;
/** The second attempt comes 1 s, the third 2 s after the failure before it (decision 20). */
export const PUSH_RETRY_STEP_MS = SECOND;
/** A channel that is not open by then has failed, as a call without an answer has. */
export const PUSH_OPEN_MS = 30 * SECOND;
/** Pushes that come this close together are one (decision 4). */
export const PUSH_GATHER_MS = 100;

// The list
export const PAGE_SIZE_NOTES = 10;
export const MAX_NOTES = 100;
export const LOAD_MORE_WITHIN_PX = 300;
export const SCROLL_END_MS = 200;

// Acting on notes
export const UNDO_MS = 4500;
/** By then the last request of a page that died has been answered, where it was sent at all. */
export const LAST_WORDS_MS = 5 * SECOND;
/** What is taken from storage is seen by other tabs by then. */
export const HOLD_ON_MS = SECOND;
export const LOCAL_OVERRIDE_MS = 10 * SECOND;
export const REPLY_RETRIES_COUNT = 3;
/** The n-th retry waits n times this long. */
export const REPLY_RETRY_STEP_MS = 2 * SECOND;

// Status bar
export const STATUS_MS = 4 * SECOND;
export const STATUS_REPLY_FAILED_MS = 6 * SECOND;
export const STATUS_REPLY_SENT_MS = 12 * SECOND;

// Drafts and sign-in
export const DRAFT_LIFETIME_MS = 24 * HOUR;
/** A draft is saved when typing pauses this long, and at once when the page goes away. */
export const DRAFT_SAVE_MS = 300;
/** A draft for which storage has no room is tried again. */
export const DRAFT_RETRY_MS = 5 * SECOND;
export const TOKEN_LIFETIME_MS = 24 * HOUR;

// Mentions
export const SUGGESTIONS_MAX_COUNT = 10;

// Read marks: what POST /notifications/read takes as counts (section 7)
export const READ_COUNT = 9999;
export const UNREAD_COUNT = -1;

// Times: older than five days is a date, newer is relative (section 9)
export const RELATIVE_UP_TO_MS = 5 * DAY;
export const JUST_NOW_UP_TO_MS = 44 * SECOND;
export const MINUTE_FROM_MS = 45 * SECOND;
export const HOUR_FROM_MS = 45 * MINUTE;
export const DAY_FROM_MS = 22 * HOUR;
export const MONTH_FROM_MS = 26 * DAY;
/** A month of 30.4 days, as the mean year has. */
export const YEAR_FROM_MS = 11 * 30.4 * DAY;
/** Relative times are told anew this often. */
export const CLOCK_TICK_MS = 30 * SECOND;
/** The time to the next try is counted down in such steps. */
export const COUNTDOWN_TICK_MS = SECOND;

/** Groups begin this many days before the start of today. */
export const GROUP_STARTS_DAYS = [0, 1, 6, 30] as const;

// Languages
/** The screen waits this long for its texts, then it is in English. */
export const LANGUAGE_WAIT_MS = 1500;

// Layout
export const WIDE_FROM_PX = 800;

/** A timer can wait about 24.8 days; one that is set for longer ends at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A behaviour that fails is reported, and starts again after this pause. */
export const RESTART_MS = SECOND;
