import * as timing from '../../src/streams/timing';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The words of a rule (section 9 unless another one is named), and its constant. */
const words: [string, keyof typeof timing, unknown][] = [
  ['[poll-interval] Poll interval 30 s', 'POLL_INTERVAL_MS', 30 * SECOND],
  ['[poll-interval] max backoff 180 s', 'POLL_BACKOFF_CAP_MS', 180 * SECOND],
  [
    'decision light-poll-then-difference: up to 5 new or changed notes are fetched one by one',
    'SINGLE_FETCH_MAX_NOTES',
    5,
  ],
  ['[real-time-attempts] Real-time: 3 attempts', 'PUSH_ATTEMPTS_COUNT', 3],
  ['[real-time-attempts] then 120 s pause', 'PUSH_PAUSE_MS', 120 * SECOND],
  [
    'decision push-attempts: the second 1 s and the third 2 s after the failure before it',
    'PUSH_RETRY_STEP_MS',
    SECOND,
  ],
  ['default timeout 30000 ms, also for an attempt', 'PUSH_OPEN_MS', 30 * SECOND],
  ['decision push-attempts: a channel that was open for 30 s has worked', 'PUSH_STABLE_MS', 30 * SECOND],
  ['decision silent-channel: a light poll every five minutes', 'PUSH_CHECK_MS', 5 * MINUTE],
  ['decision silent-channel: a channel that has just delivered is not silent', 'PUSH_QUIET_MS', MINUTE],
  ['decision silent-channel: a push may be later than the poll', 'PUSH_LATE_MS', 10 * SECOND],
  ['decision push-fetches-its-note: several pushes at once', 'PUSH_GATHER_MS', 100],
  ['[page-size] Page size 10; each load-more adds 10', 'PAGE_SIZE_NOTES', 10],
  ['[page-size] up to 100', 'MAX_NOTES', 100],
  ['[distance-to-load-more] triggers within 300 px of list bottom', 'LOAD_MORE_WITHIN_PX', 300],
  ['[distance-to-load-more] scroll-end time-out 200 ms', 'SCROLL_END_MS', 200],
  ['ours: the answer to a request of the page is used within 30 s', 'EARLY_ANSWER_MS', 30 * SECOND],
  ['decision count-without-a-screen: a host page that does not answer', 'HOST_ANSWER_MS', 100],
  ['decision open-with-the-last-list: the newest 30 notes', 'KEPT_MAX_NOTES', 30],
  ['decision open-with-the-last-list: at most 100,000 characters', 'KEPT_MAX_CHARS', 100_000],
  ['decision open-with-the-last-list: when they are quiet for a second', 'KEEP_LIST_MS', SECOND],
  ['decision large-notes-are-cut: the first 20,000 characters', 'TEXT_MAX_CHARS', 20_000],
  ['decision large-notes-are-cut: the first 1,000 entries', 'LIST_MAX_ENTRIES', 1000],
  ['decision large-notes-are-cut: after 1,000,000 the rest is left out', 'NOTE_MAX_CHARS', 1_000_000],
  ['ours: a control that has just appeared takes no press', 'SETTLE_MS', 500],
  ['ours: a sign-in of another tab counts as running', 'SIGN_IN_RUNNING_MS', MINUTE],
  ['[undo-window] Undo delay 4500 ms', 'UNDO_MS', 4500],
  ['ours: U does nothing after an undo bar has gone', 'UNDO_KEY_REST_MS', 2000],
  ['[optimistic-approve-and-like] local approve/like reset 10000 ms', 'LOCAL_OVERRIDE_MS', 10_000],
  ['[failed-reply] Reply retries 3', 'REPLY_RETRIES_COUNT', 3],
  ['[failed-reply] section 8: delay 2000 ms times retry count', 'REPLY_RETRY_STEP_MS', 2000],
  ['ours: an action is not sent without a question after a day', 'RECORD_LIFETIME_MS', DAY],
  ['ours: the longest pause that an answer can ask for', 'RETRY_AFTER_CAP_MS', HOUR],
  ['ours: the platform is asked again what became of a request', 'LOOK_AGAIN_MS', 30 * SECOND],
  ['ours: actions on four targets are sent at the same time', 'SENDING_MAX_COUNT', 4],
  [
    'ours: a sender looks and sends for 30 s each, and then nobody waits for its lock',
    'LOCK_WAIT_MS',
    60 * SECOND,
  ],
  ['ours: a database that does not open', 'DATABASE_WAIT_MS', 3 * SECOND],
  ['ours: a request that takes longer is said to be under way', 'SLOW_REQUEST_MS', 2 * SECOND],
  ['[status-bar-time] Status bar default 4000 ms', 'STATUS_MS', 4000],
  ['[status-bar-time] reply error 6000 ms', 'STATUS_REPLY_FAILED_MS', 6000],
  ['[status-bar-time] success 12000 ms', 'STATUS_REPLY_SENT_MS', 12_000],
  ['[reply-drafts] drafts expire after 24 h', 'DRAFT_LIFETIME_MS', 24 * HOUR],
  ['ours: storing a draft is retried while storage is full', 'DRAFT_RETRY_MS', 5 * SECOND],
  ['ours: a draft is saved when typing pauses', 'DRAFT_SAVE_MS', 300],
  ['ours: the clocks of two tabs differ a little', 'TAB_CLOCK_SKEW_MS', SECOND],
  ['decision sign-in-does-not-loop: five sign-ins', 'SIGN_INS_MAX_COUNT', 5],
  ['decision sign-in-does-not-loop: in five minutes', 'SIGN_INS_WITHIN_MS', 5 * MINUTE],
  ["decision one-session-for-all-tabs: waits 3 s for another tab's sign-in", 'OTHER_SIGN_IN_MS', 3 * SECOND],
  ['ours: a turn that is never given', 'SIGN_IN_TURN_MS', 10 * SECOND],
  ['[sign-in-on-request] the check of the platform', 'SIGN_IN_CHECK_MS', 10 * SECOND],
  ['ours: the id of the blogger', 'FIND_BLOGGER_MS', 5 * SECOND],
  ['decision several-pending-sign-ins: for 24 h', 'PENDING_SIGN_IN_MS', 24 * HOUR],
  ['decision several-pending-sign-ins: the newest 20', 'PENDING_SIGN_INS_MAX_COUNT', 20],
  ['[stored-token] Token lifetime default 24 h', 'TOKEN_LIFETIME_MS', 24 * HOUR],
  ['[mention-match] mention suggestions max 10', 'SUGGESTIONS_MAX_COUNT', 10],
  ['decision read-after-a-second: a note that opened by itself', 'READ_AFTER_MS', SECOND],
  ['section 7: 9999 read', 'READ_COUNT', 9999],
  ['section 7: -1 otherwise', 'UNREAD_COUNT', -1],
  ['ours: "Mark all as read" is retried twice', 'READ_ALL_RETRIES_COUNT', 2],
  ['ours: after 2 s and after 4 s', 'READ_ALL_RETRY_STEP_MS', 2000],
  [
    '[date-or-relative-time] Dates older than 5 days (432000000 ms) show as formatted date',
    'RELATIVE_UP_TO_MS',
    432_000_000,
  ],
  ['Relative thresholds: 44 s', 'JUST_NOW_UP_TO_MS', 44 * SECOND],
  ['45 s', 'MINUTE_FROM_MS', 45 * SECOND],
  ['45 min', 'HOUR_FROM_MS', 45 * MINUTE],
  ['22 h', 'DAY_FROM_MS', 22 * HOUR],
  ['26 days', 'MONTH_FROM_MS', 26 * DAY],
  ['11 months', 'YEAR_FROM_MS', 11 * 30.4 * DAY],
  ['ours: relative times are updated', 'CLOCK_TICK_MS', 30 * SECOND],
  ['decision silent-channel: the clock has jumped', 'CLOCK_JUMP_MS', MINUTE],
  ['ours: the time to the next attempt is counted down', 'COUNTDOWN_TICK_MS', SECOND],
  ['decision one-leader-for-a-browser: hidden tabs keep no socket', 'HIDDEN_LEADER_MS', 5 * MINUTE],
  ['decision one-leader-for-a-browser', 'LEADER_HELLO_MS', 10 * SECOND],
  ['decision one-leader-for-a-browser', 'LEADER_SILENCE_MS', 15 * SECOND],
  ['ours: the list does not tell whether a 401 ends the session', 'SESSION_DOUBT_MS', 10 * SECOND],
  ['ours: the clock of the browser may be ahead', 'REPLY_CLOCK_SKEW_MS', 10 * MINUTE],
  ['ours: the last request of a dead page has ended', 'LAST_REQUEST_MS', 5 * SECOND],
  ['ours: the screen waits this long for its texts', 'LANGUAGE_WAIT_MS', 1500],
  [
    '[group-boundaries] Group boundaries: start of today, 1, 6 and 30 days ago',
    'GROUP_STARTS_DAYS',
    [0, 1, 6, 30],
  ],
  ['[wide-layout] Wide layout 800 px or more', 'WIDE_FROM_PX', 800],
  ['ours: the longest wait of a browser’s timer', 'LONGEST_TIMER_MS', 2_147_483_647],
  ['ours: a behaviour that fails is restarted', 'RESTART_MS', SECOND],
];

test.each(words)('%s: %s is %j', (_words, name, value) => {
  expect(timing[name]).toEqual(value);
});

test('every constant is checked', () => {
  expect(words.map(([, name]) => name).sort()).toEqual(Object.keys(timing).sort());
});
