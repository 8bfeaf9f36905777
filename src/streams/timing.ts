/**
 * All delays and limits of section 9 and of the decisions based on it. Each name ends in its unit.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Polling
export const POLL_INTERVAL_MS = 30 * SECOND;
export const POLL_BACKOFF_CAP_MS = 180 * SECOND;
/**
 * At most this many new or changed notes are fetched one by one; otherwise the list is fetched (decision
 * light-poll-then-difference).
 */
export const SINGLE_FETCH_MAX_NOTES = 5;

// Push channel
export const PUSH_ATTEMPTS_COUNT = 3;
export const PUSH_PAUSE_MS = 120 * SECOND;
/**
 * The second attempt starts 1 s after the first fails, the third 2 s after the second (decision
 * push-attempts).
 */
export const PUSH_RETRY_STEP_MS = SECOND;
/** Timeout of an attempt to open the channel. */
export const PUSH_OPEN_MS = 30 * SECOND;
/** A channel that was open for this time counts as stable: its attempts are counted from one again. */
export const PUSH_STABLE_MS = 30 * SECOND;
/** A light poll at this interval shows whether the open channel still delivers. */
export const PUSH_CHECK_MS = 5 * MINUTE;
/** Light poll after this time without a push or a response, while the blogger looks at the panel. */
export const LOOK_CHECK_MS = 30 * SECOND;
/** The blogger counts as looking at a visible panel for this time after the last sign of attention. */
export const LOOKED_AT_MS = 2 * MINUTE;
/** The panel polls when the blogger or the network comes back after at least this time. */
export const AWAY_MS = 30 * SECOND;
/** Reasons for a poll within this time cause only one poll. */
export const RETURN_GATHER_MS = 100;
/** The blogger's attention is reported at most once in this time. */
export const ATTENTION_MS = 10 * SECOND;
/** A note that arrives within this time after the last push does not show that the channel is silent. */
export const PUSH_QUIET_MS = 25 * SECOND;
/** A push may come this much later than the poll that found its note. */
export const PUSH_LATE_MS = 4 * SECOND;
/** Pushes within this time are combined into one (decision push-fetches-its-note). */
export const PUSH_GATHER_MS = 100;

// Tabs
/** A hidden tab that leads keeps the push channel for this time. */
export const HIDDEN_LEADER_MS = 5 * MINUTE;
/** A visible tab sends `hello` to the leader at this interval. */
export const LEADER_HELLO_MS = 10 * SECOND;
/** A visible tab leads after this time without a message from a leader. */
export const LEADER_SILENCE_MS = 15 * SECOND;
/** A closed bell without a message from a leader within this time counts new notes itself. */
export const FIRST_BELL_MS = 3 * SECOND;

// The list
export const PAGE_SIZE_NOTES = 10;
export const MAX_NOTES = 100;
/** Held notes, and as many that are no longer held but may be in running requests. */
export const MAX_TICKS = 2 * MAX_NOTES;
export const LOAD_MORE_WITHIN_PX = 300;
/** About the same distance in notes; it counts while an open note covers the list. */
export const LOAD_MORE_WITHIN_NOTES = 3;
export const SCROLL_END_MS = 200;

/** After this time without a response to a list request, the panel shows that the platform is slow. */
export const SLOW_LIST_MS = 1.8 * SECOND;

// The kept list (decision open-with-the-last-list)
export const KEPT_MAX_NOTES = 30;
/** Maximum length of the kept list; browsers store two bytes per character. */
export const KEPT_MAX_CHARS = 100_000;
/** The number of rows that the script in index.html draws, enough for a tall screen. */
export const DRAWN_ROWS = 20;
/** The list is stored once it has not changed for this time. */
export const KEEP_LIST_MS = SECOND;

// Larger content is cut, so that it does not block a frame (decision large-notes-are-cut)
export const TEXT_MAX_CHARS = 20_000;
export const LIST_MAX_ENTRIES = 1000;
/** Limit for all texts of a note together; a list entry counts as 100 characters. */
export const NOTE_MAX_CHARS = 1_000_000;

// Moderation, reactions and replies
export const UNDO_MS = 4500;
/** U is ignored for this time after an undo bar has gone, because the press was meant for the bar. */
export const UNDO_KEY_REST_MS = 2 * SECOND;
/** Time until the platform has processed the last request of a page that has ended. */
export const LAST_REQUEST_MS = 5 * SECOND;
/** Without a response of `/me` within this time, an ambiguous refusal concerns its own call only. */
export const SESSION_DOUBT_MS = 10 * SECOND;
export const LOCAL_OVERRIDE_MS = 10 * SECOND;
export const REPLY_RETRIES_COUNT = 3;
/** The n-th retry waits n times this delay. */
export const REPLY_RETRY_STEP_MS = 2 * SECOND;
/** Maximum number of kept addresses of the blogger's replies; the latest are kept. */
export const REPLY_URLS_MAX_COUNT = 100;

// Triage
/** Maximum length of each line about a note in the list of recent actions. */
export const ABOUT_MAX_CHARS = 100;

// Conversation
/** The conversation of a comment is requested after the comment has been open for this time. */
export const CONVERSATION_AFTER_MS = 300;
/** The platform's maximum number of comments in a page. */
export const CONVERSATION_PAGE_COMMENTS = 100;
/** Maximum number of kept conversations; the latest are kept. */
export const CONVERSATIONS_MAX_COUNT = 20;
/** This many replies are drawn until the blogger asks for all of them. */
export const ANSWERS_SHOWN_COUNT = 20;

// Find
/** Longer queries are cut. */
export const QUERY_MAX_CHARS = 200;
/** Rows that come back after a search are listed in steps of this many, with this delay between steps. */
export const FOUND_STEP_NOTES = 10;
export const FOUND_STEP_MS = 16;
/** Maximum length of the text of a note that is searched. */
export const SEARCHED_MAX_CHARS = 20_000;

// Outbox
/** A waiting record fails after this time, so that the blogger decides; a settled one is deleted. */
export const RECORD_LIFETIME_MS = DAY;
/** Maximum pause that a `Retry-After` can cause. */
export const RETRY_AFTER_CAP_MS = HOUR;
/** A browser timer may end this much too early. */
export const EARLY_TIMER_MS = 20;
/** Maximum number of records that a page remembers as made or retried by itself. */
export const MADE_HERE_MAX_COUNT = 200;
/** A check of the platform is valid for this time, because another device may act, too. */
export const LOOKED_MS = SECOND;
/** A request without a response is shown as slow after this time. */
export const SLOW_REQUEST_MS = 2 * SECOND;
/** Delay before the sender checks again whether a request was carried out. */
export const LOOK_AGAIN_MS = 30 * SECOND;
/** Maximum number of targets to which requests run at the same time. */
export const SENDING_MAX_COUNT = 4;
/** The longest time that a sender holds a lock: a check and a request of up to 30 s each. */
export const LOCK_WAIT_MS = MINUTE;
/** Timeout for the browser's database; after it, records are kept in memory. */
export const DATABASE_WAIT_MS = 3 * SECOND;

// Notifications
/** Up to this many notes of a kind get a notification each; more share one. */
export const NOTIFY_SINGLY_MAX_NOTES = 3;
/** Maximum number of recent notes that a tab remembers. */
export const KNOWN_MAX_NOTES = 200;
/** Maximum number of notified notes that the browser remembers, because two tabs may lead for a moment. */
export const NOTIFIED_MAX_NOTES = 20;
/** A note further in the future than this is never new, because it would hide all others. */
export const NOTE_CLOCK_SKEW_MS = DAY;

// Status bar
export const STATUS_MS = 4 * SECOND;
export const STATUS_REPLY_FAILED_MS = 6 * SECOND;
export const STATUS_REPLY_SENT_MS = 12 * SECOND;
/** Duration of the longer message when a note is set aside for the first time. */
export const STATUS_HINT_MS = 8 * SECOND;

// Drafts and sign-in
export const DRAFT_LIFETIME_MS = 24 * HOUR;
/** Debounce of saving a draft while the blogger types. */
export const DRAFT_SAVE_MS = 300;
/** Maximum difference between the clocks of two tabs, because browsers round time for each page. */
export const TAB_CLOCK_SKEW_MS = SECOND;
/** Delay before saving is retried if storage is full. */
export const DRAFT_RETRY_MS = 5 * SECOND;
export const TOKEN_LIFETIME_MS = 24 * HOUR;
/** After this many sign-ins within this time, the next one starts only on request. */
export const SIGN_INS_MAX_COUNT = 5;
export const SIGN_INS_WITHIN_MS = 5 * MINUTE;
/** A token that has loaded no notes counts as new for this time. */
export const NEW_TOKEN_MS = MINUTE;
/** A tab waits this long for a sign-in that another tab has just started. */
export const OTHER_SIGN_IN_MS = 3 * SECOND;
/** A sign-in of another tab counts as running for this time, unless it has returned. */
export const SIGN_IN_RUNNING_MS = MINUTE;
/** A tab that waits this long for its turn to sign in redirects without it. */
export const SIGN_IN_TURN_MS = 10 * SECOND;
/** Timeout of the check whether the platform can be reached before a sign-in. */
export const SIGN_IN_CHECK_MS = 10 * SECOND;
/** Timeout of the request for the id of the blogger who has signed in. */
export const FIND_BLOGGER_MS = 5 * SECOND;
/** A sign-in without a response is forgotten after this time, or if there are more than this number. */
export const PENDING_SIGN_IN_MS = 24 * HOUR;
export const PENDING_SIGN_INS_MAX_COUNT = 20;

// Mentions
export const SUGGESTIONS_MAX_COUNT = 10;
/** Maximum number of sites whose suggestions are cached. */
export const SUGGESTED_SITES_MAX_COUNT = 20;

// Read marks
/** A note that opened by itself is marked as read after this time. */
export const READ_AFTER_MS = SECOND;
// The counts that POST /notifications/read accepts (section 7)
export const READ_COUNT = 9999;
export const UNREAD_COUNT = -1;
/** Timeout of the search for unread notes that are not loaded, for "Mark all as read". */
export const FIND_UNREAD_MS = 5 * SECOND;
/** Maximum number of retries of "Mark all as read"; the n-th retry waits n times this delay. */
export const READ_ALL_RETRIES_COUNT = 2;
export const READ_ALL_RETRY_STEP_MS = 2 * SECOND;

// Times: relative up to five days ago, then dates (section 9)
export const RELATIVE_UP_TO_MS = 5 * DAY;
export const JUST_NOW_UP_TO_MS = 44 * SECOND;
export const MINUTE_FROM_MS = 45 * SECOND;
export const HOUR_FROM_MS = 45 * MINUTE;
export const DAY_FROM_MS = 22 * HOUR;
export const MONTH_FROM_MS = 26 * DAY;
/** A month counts as 30.4 days, the average over a year. */
export const YEAR_FROM_MS = 11 * 30.4 * DAY;
/** Relative times are updated at this interval. */
export const CLOCK_TICK_MS = 30 * SECOND;
/**
 * Two updates further apart than this mean that the computer slept or its clock was set. Browsers run the timers of a
 * hidden page once a minute, some milliseconds late.
 */
export const CLOCK_JUMP_MS = 90 * SECOND;
/** The countdown to the next retry is updated at this interval. */
export const COUNTDOWN_TICK_MS = SECOND;

/** The groups of the list start this many days before the start of today. */
export const GROUP_STARTS_DAYS = [0, 1, 6, 30] as const;

/** Notes fold into one row if at most this time lies between the oldest and the newest. */
export const FOLD_WITHIN_MS = 12 * HOUR;
/** Minimum number of notes in a fold. */
export const FOLD_MIN_NOTES = 3;

// The screen
/** A host page that sends no message about the panel within this time counts as showing it. */
export const HOST_ANSWER_MS = 100;
/** Maximum age of an early response to the first list request. */
export const EARLY_ANSWER_MS = 30 * SECOND;

// Languages
/** Timeout for the texts of a language; after it, the panel starts in English. */
export const LANGUAGE_WAIT_MS = 1500;

// Presses
/**
 * A control that has just appeared or moved takes no press for this long, because the blogger aimed
 * at what was there before.
 */
export const SETTLE_MS = 500;

/** A row on which the mouse rests for this time shows its actions; a row that the mouse crosses does not. */
export const ROW_HOVER_MS = 100;

/** A row with the keyboard focus for this time shows its actions; rows that J and K pass do not. */
export const ROW_FOCUS_MS = 200;
/** A finger that rests on a row for this time shows its actions. */
export const LONG_PRESS_MS = 500;

// Screen readers
/** Delay before a text is announced, because a focus change at the same moment would interrupt it. */
export const ANNOUNCE_AFTER_MS = 100;
/** A text leaves the live region after this time. */
export const ANNOUNCED_MS = 5 * SECOND;

// Layout
export const WIDE_FROM_PX = 800;

/** The longest delay of a browser timer, about 24.8 days. A longer one would end at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A behaviour that fails is reported and restarts after this pause. */
export const RESTART_MS = SECOND;
