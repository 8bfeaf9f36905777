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
 * Up to this many new or changed notes are fetched one by one; if there are more, the list is fetched (decision
 * light-poll-then-difference).
 */
export const SINGLE_FETCH_MAX_NOTES = 5;

// Push channel
export const PUSH_ATTEMPTS_COUNT = 3;
export const PUSH_PAUSE_MS = 120 * SECOND;
/**
 * The second attempt starts 1 s after the first has failed, and the third 2 s after the second (decision
 * push-attempts).
 */
export const PUSH_RETRY_STEP_MS = SECOND;
/** Timeout of an attempt to open the push channel. */
export const PUSH_OPEN_MS = 30 * SECOND;
/**
 * A push channel that was open for this time is considered stable: attempts to reopen it are counted from 1
 * again.
 */
export const PUSH_STABLE_MS = 30 * SECOND;
/** Interval of the light polls that show whether the open push channel still delivers. */
export const PUSH_CHECK_MS = 5 * MINUTE;
/** While the blogger looks at the panel, a light poll is due after this time without a push or a response. */
export const LOOK_CHECK_MS = 30 * SECOND;
/** The blogger is assumed to look at a visible panel for this time after they last used it or came back to it. */
export const LOOKED_AT_MS = 2 * MINUTE;
/** The panel polls when the blogger or the network comes back after an absence of at least this time. */
export const AWAY_MS = 30 * SECOND;
/** Several reasons for a poll within this time cause only one poll. */
export const RETURN_GATHER_MS = 100;
/** Signs that the blogger uses the panel are reported at most once in this time. */
export const ATTENTION_MS = 10 * SECOND;
/** A note that a poll finds within this time after the last push does not show that the channel is silent. */
export const PUSH_QUIET_MS = 25 * SECOND;
/** A push may arrive this much later than the poll that finds its note. */
export const PUSH_LATE_MS = 4 * SECOND;
/** Pushes within this time are combined into one (decision push-fetches-its-note). */
export const PUSH_GATHER_MS = 100;

// Tabs
/** A hidden leader keeps the push channel for this time. */
export const HIDDEN_LEADER_MS = 5 * MINUTE;
/** A visible tab that does not lead sends `hello` to the leader at this interval. */
export const LEADER_HELLO_MS = 10 * SECOND;
/** A visible tab leads after this time without a message from a leader. */
export const LEADER_SILENCE_MS = 15 * SECOND;
/** A closed bell counts new notes itself after this time without a message from a leader. */
export const FIRST_BELL_MS = 3 * SECOND;

// The list
export const PAGE_SIZE_NOTES = 10;
export const MAX_NOTES = 100;
/**
 * Maximum number of remembered ticks: those of the held notes, and as many of dropped notes, because the
 * responses to running requests may still contain these.
 */
export const MAX_TICKS = 2 * MAX_NOTES;
export const LOAD_MORE_WITHIN_PX = 300;
/** The same distance in notes, used while an open note covers the list. */
export const LOAD_MORE_WITHIN_NOTES = 3;
export const SCROLL_END_MS = 200;

/** After this time without a response to a list request, the panel shows that the platform is slow. */
export const SLOW_LIST_MS = 1.8 * SECOND;

// The kept list (decision open-with-the-last-list)
export const KEPT_MAX_NOTES = 30;
/** Maximum length of the kept list. Browsers store two bytes per character. */
export const KEPT_MAX_CHARS = 100_000;
/** The number of rows that the script in index.html draws from storage, enough for a tall screen. */
export const DRAWN_ROWS = 20;
/** The list is stored once it has not changed for this time. */
export const KEEP_LIST_MS = SECOND;

// Content beyond these limits is cut, so that it does not block a frame (decision large-notes-are-cut)
export const TEXT_MAX_CHARS = 20_000;
export const LIST_MAX_ENTRIES = 1000;
/** Maximum length of all texts of a note together. A list entry counts as 100 characters. */
export const NOTE_MAX_CHARS = 1_000_000;

// Moderation, reactions and replies
export const UNDO_MS = 4500;
/**
 * The key U is ignored for this time after an undo bar has disappeared, because the press was meant for the
 * bar.
 */
export const UNDO_KEY_REST_MS = 2 * SECOND;
/** After this time, the platform has processed the last request of a page that has ended. */
export const LAST_REQUEST_MS = 5 * SECOND;
/** Timeout of the `/me` request that checks the token after an ambiguous refusal. After that, the token is kept. */
export const SESSION_DOUBT_MS = 10 * SECOND;
export const LOCAL_OVERRIDE_MS = 10 * SECOND;
export const REPLY_RETRIES_COUNT = 3;
/** The delay before the first retry; the n-th retry waits n times as long. */
export const REPLY_RETRY_STEP_MS = 2 * SECOND;
/** Maximum number of kept addresses of the blogger's own replies. The latest are kept. */
export const REPLY_URLS_MAX_COUNT = 100;

// Triage
/** Maximum length of each line about a note in the list of recent actions. */
export const ABOUT_MAX_CHARS = 100;

// Conversation
/** The conversation of a comment is requested once the comment has been open for this time. */
export const CONVERSATION_AFTER_MS = 300;
/** The platform's maximum number of comments in a page. */
export const CONVERSATION_PAGE_COMMENTS = 100;
/** Maximum number of kept conversations. The latest are kept. */
export const CONVERSATIONS_MAX_COUNT = 20;
/** This many replies are drawn before the blogger requests all of them. */
export const ANSWERS_SHOWN_COUNT = 20;

// Find
/** Maximum length of a search query. Longer queries are cut. */
export const QUERY_MAX_CHARS = 200;
/** When a search ends, rows come back in steps of this many, with this delay between the steps. */
export const FOUND_STEP_NOTES = 10;
export const FOUND_STEP_MS = 16;
/** Maximum length of a note's text that is searched. */
export const SEARCHED_MAX_CHARS = 20_000;

// Outbox
/** After this time a waiting record fails, so that the blogger decides, and a settled record is deleted. */
export const RECORD_LIFETIME_MS = DAY;
/** Maximum delay that a `Retry-After` can cause for a write. */
export const RETRY_AFTER_CAP_MS = HOUR;
/** Browser timers may fire this much too early. */
export const EARLY_TIMER_MS = 20;
/** Maximum number of records that a page remembers having made or retried. */
export const MADE_HERE_MAX_COUNT = 200;
/** The result of a check at the platform is valid for this time, because another device may act, too. */
export const LOOKED_MS = SECOND;
/** A request is shown as slow after this time without a response. */
export const SLOW_REQUEST_MS = 2 * SECOND;
/** Delay before the sender checks again whether the platform has carried out a request. */
export const LOOK_AGAIN_MS = 30 * SECOND;
/** Maximum number of targets with requests that run at the same time. */
export const SENDING_MAX_COUNT = 4;
/** Maximum time that a sender holds a lock: a check and a request of up to 30 s each. */
export const LOCK_WAIT_MS = MINUTE;
/** Timeout of the browser's database. After that, records are kept in memory. */
export const DATABASE_WAIT_MS = 3 * SECOND;

// Notifications
/** Each of up to this many notes of a kind gets its own notification; further notes share one. */
export const NOTIFY_SINGLY_MAX_NOTES = 3;
/** Maximum number of recent notes that a tab remembers in order to find new ones. */
export const KNOWN_MAX_NOTES = 200;
/**
 * Maximum number of notes with a notification that the browser remembers, because two tabs may lead for a
 * moment.
 */
export const NOTIFIED_MAX_NOTES = 20;
/**
 * A note whose time is further in the future than this is never new, because it would make all other notes old.
 */
export const NOTE_CLOCK_SKEW_MS = DAY;

// Status bar
export const STATUS_MS = 4 * SECOND;
export const STATUS_REPLY_FAILED_MS = 6 * SECOND;
export const STATUS_REPLY_SENT_MS = 12 * SECOND;
/** Duration of the longer message after notes are set aside for the first time. */
export const STATUS_HINT_MS = 8 * SECOND;

// Drafts and sign-in
export const DRAFT_LIFETIME_MS = 24 * HOUR;
/** Debounce of saving a draft while the blogger types. */
export const DRAFT_SAVE_MS = 300;
/** Maximum difference between the clocks of two tabs: browsers round the time, differently for each page. */
export const TAB_CLOCK_SKEW_MS = SECOND;
/** Delay before a draft is saved again if storage has refused it. */
export const DRAFT_RETRY_MS = 5 * SECOND;
export const TOKEN_LIFETIME_MS = 24 * HOUR;
/** After this many automatic or requested sign-ins within this time, the next one starts only on request. */
export const SIGN_INS_MAX_COUNT = 5;
export const SIGN_INS_WITHIN_MS = 5 * MINUTE;
/** A token that has loaded no notes counts as new for this time. */
export const NEW_TOKEN_MS = MINUTE;
/** A tab waits this long for the sign-in that another tab has just started. */
export const OTHER_SIGN_IN_MS = 3 * SECOND;
/** Another tab's sign-in is assumed to be running for this time, unless it has returned. */
export const SIGN_IN_RUNNING_MS = MINUTE;
/** A tab that has waited this long for its turn to sign in redirects anyway. */
export const SIGN_IN_TURN_MS = 10 * SECOND;
/** Timeout of the check whether the platform can be reached before a sign-in. */
export const SIGN_IN_CHECK_MS = 10 * SECOND;
/** Timeout of the request for the id of the blogger who has just signed in. */
export const FIND_BLOGGER_MS = 5 * SECOND;
/**
 * A started sign-in that has not returned is forgotten after this time, or if there are more than this number.
 */
export const PENDING_SIGN_IN_MS = 24 * HOUR;
export const PENDING_SIGN_INS_MAX_COUNT = 20;

// Mentions
export const SUGGESTIONS_MAX_COUNT = 10;
/** Maximum number of sites whose suggestions are cached. */
export const SUGGESTED_SITES_MAX_COUNT = 20;

// Read marks
/** A note that opened automatically is marked as read after this time. */
export const READ_AFTER_MS = SECOND;
// The values of a note's count that POST /notifications/read accepts (section 7)
export const READ_COUNT = 9999;
export const UNREAD_COUNT = -1;
/** Timeout of the search for unread notes that are not loaded, for "Mark all as read". */
export const FIND_UNREAD_MS = 5 * SECOND;
/** Maximum number of retries of "Mark all as read". The n-th retry waits n times this delay. */
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
 * Two clock updates further apart than this mean that the computer slept, or that its clock was set. Browsers
 * run the timers of a hidden page once a minute, some milliseconds late.
 */
export const CLOCK_JUMP_MS = 90 * SECOND;
/** Interval at which the countdown to the next retry is updated. */
export const COUNTDOWN_TICK_MS = SECOND;

/** The first days of the list's groups, in days before today. */
export const GROUP_STARTS_DAYS = [0, 1, 6, 30] as const;

/** Maximum time between the oldest and the newest note of a fold. */
export const FOLD_WITHIN_MS = 12 * HOUR;
/** Minimum number of notes in a fold. */
export const FOLD_MIN_NOTES = 3;

// The screen
/**
 * A host page that sends no message about the panel within this time after idle is assumed to show the panel.
 */
export const HOST_ANSWER_MS = 100;
/** Maximum age at which an early response is used for the first list request. */
export const EARLY_ANSWER_MS = 30 * SECOND;

// Languages
/** Timeout for loading the texts of a language. After that, the panel starts in English. */
export const LANGUAGE_WAIT_MS = 1500;

// Presses
/**
 * A control that has just appeared or moved ignores presses for this time, because the blogger aimed at what
 * was there before.
 */
export const SETTLE_MS = 500;

/**
 * Delay before a row under the resting mouse shows its actions. Rows that the mouse only crosses do not show
 * them.
 */
export const ROW_HOVER_MS = 100;

/** Delay before a row with the keyboard focus shows its actions. Rows that J and K pass do not show them. */
export const ROW_FOCUS_MS = 200;
/** Delay before a row under a resting finger shows its actions. */
export const LONG_PRESS_MS = 500;

// Screen readers
/** Delay before a text is announced. A change of focus at the same moment would interrupt the announcement. */
export const ANNOUNCE_AFTER_MS = 100;
/** A text is removed from the live region after this time. */
export const ANNOUNCED_MS = 5 * SECOND;

// Layout
export const WIDE_FROM_PX = 800;

/** The longest delay of a browser timer, about 24.8 days. A timer with a longer delay would end at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A behaviour that fails is reported, and restarted after this pause. */
export const RESTART_MS = SECOND;
