import * as timing from '../../src/streams/timing';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each constant with the words of its rule (section 9 unless another one is named). */
const words: [keyof typeof timing, unknown, string][] = [
  ['POLL_INTERVAL_MS', 30 * SECOND, 'Poll interval 30 s'],
  ['POLL_BACKOFF_CAP_MS', 180 * SECOND, 'max backoff 180 s'],
  [
    'SINGLE_FETCH_MAX_NOTES',
    5,
    'decision light-poll-then-difference: up to 5 new or changed notes are fetched one by one',
  ],
  ['PUSH_ATTEMPTS_COUNT', 3, 'Real-time: 3 attempts'],
  ['PUSH_PAUSE_MS', 120 * SECOND, 'then 120 s pause'],
  [
    'PUSH_RETRY_STEP_MS',
    SECOND,
    'decision push-attempts: the second 1 s and the third 2 s after the failure before it',
  ],
  ['PUSH_OPEN_MS', 30 * SECOND, 'default timeout 30000 ms, also for an attempt'],
  ['PUSH_STABLE_MS', 30 * SECOND, 'decision push-attempts: a channel that was open for 30 s has worked'],
  ['PUSH_CHECK_MS', 5 * MINUTE, 'decision silent-channel: a light poll every five minutes'],
  ['PUSH_QUIET_MS', MINUTE, 'decision silent-channel: a channel that has just delivered is not silent'],
  ['PUSH_LATE_MS', 10 * SECOND, 'decision silent-channel: a push may be later than the poll'],
  ['PUSH_GATHER_MS', 100, 'decision push-fetches-its-note: several pushes at once'],
  ['PAGE_SIZE_NOTES', 10, 'Page size 10; each load-more adds 10'],
  ['MAX_NOTES', 100, 'up to 100'],
  ['LOAD_MORE_WITHIN_PX', 300, 'triggers within 300 px of list bottom'],
  ['SCROLL_END_MS', 200, 'scroll-end time-out 200 ms'],
  ['EARLY_ANSWER_MS', 30 * SECOND, 'ours: the answer to a request of the page is used within 30 s'],
  ['HOST_ANSWER_MS', 100, 'decision count-without-a-screen: a host page that does not answer'],
  ['KEPT_MAX_NOTES', 30, 'decision open-with-the-last-list: the newest 30 notes'],
  ['KEPT_MAX_CHARS', 100_000, 'decision open-with-the-last-list: at most 100,000 characters'],
  ['KEEP_LIST_MS', SECOND, 'decision open-with-the-last-list: when they are quiet for a second'],
  ['TEXT_MAX_CHARS', 20_000, 'decision large-notes-are-cut: the first 20,000 characters'],
  ['LIST_MAX_ENTRIES', 1000, 'decision large-notes-are-cut: the first 1,000 entries'],
  ['NOTE_MAX_CHARS', 1_000_000, 'decision large-notes-are-cut: after 1,000,000 the rest is left out'],
  ['SETTLE_MS', 500, 'ours: a control that has just appeared takes no press'],
  ['SIGN_IN_RUNNING_MS', MINUTE, 'ours: a sign-in of another tab counts as running'],
  ['UNDO_MS', 4500, 'Undo delay 4500 ms'],
  ['UNDO_KEY_REST_MS', 2000, 'ours: U does nothing after an undo bar has gone'],
  ['LOCAL_OVERRIDE_MS', 10_000, 'local approve/like reset 10000 ms'],
  ['REPLY_RETRIES_COUNT', 3, 'Reply retries 3'],
  ['REPLY_RETRY_STEP_MS', 2000, 'section 8: delay 2000 ms times retry count'],
  ['STATUS_MS', 4000, 'Status bar default 4000 ms'],
  ['STATUS_REPLY_FAILED_MS', 6000, 'reply error 6000 ms'],
  ['STATUS_REPLY_SENT_MS', 12_000, 'success 12000 ms'],
  ['DRAFT_LIFETIME_MS', 24 * HOUR, 'drafts expire after 24 h'],
  ['DRAFT_RETRY_MS', 5 * SECOND, 'ours: storing a draft is retried while storage is full'],
  ['DRAFT_SAVE_MS', 300, 'ours: a draft is saved when typing pauses'],
  ['SIGN_INS_MAX_COUNT', 5, 'decision sign-in-does-not-loop: five sign-ins'],
  ['SIGN_INS_WITHIN_MS', 5 * MINUTE, 'decision sign-in-does-not-loop: in five minutes'],
  ['OTHER_SIGN_IN_MS', 3 * SECOND, "decision one-session-for-all-tabs: waits 3 s for another tab's sign-in"],
  ['SIGN_IN_TURN_MS', 10 * SECOND, 'ours: a turn that is never given'],
  ['FIND_BLOGGER_MS', 5 * SECOND, 'ours: the id of the blogger'],
  ['PENDING_SIGN_IN_MS', 24 * HOUR, 'decision several-pending-sign-ins: for 24 h'],
  ['PENDING_SIGN_INS_MAX_COUNT', 20, 'decision several-pending-sign-ins: the newest 20'],
  ['TOKEN_LIFETIME_MS', 24 * HOUR, 'Token lifetime default 24 h'],
  ['SUGGESTIONS_MAX_COUNT', 10, 'mention suggestions max 10'],
  ['READ_AFTER_MS', SECOND, 'decision read-after-a-second: a note that opened by itself'],
  ['READ_COUNT', 9999, 'section 7: 9999 read'],
  ['UNREAD_COUNT', -1, 'section 7: -1 otherwise'],
  ['READ_ALL_RETRIES_COUNT', 2, 'ours: "Mark all as read" is retried twice'],
  ['READ_ALL_RETRY_STEP_MS', 2000, 'ours: after 2 s and after 4 s'],
  ['RELATIVE_UP_TO_MS', 432_000_000, 'Dates older than 5 days (432000000 ms) show as formatted date'],
  ['JUST_NOW_UP_TO_MS', 44 * SECOND, 'Relative thresholds: 44 s'],
  ['MINUTE_FROM_MS', 45 * SECOND, '45 s'],
  ['HOUR_FROM_MS', 45 * MINUTE, '45 min'],
  ['DAY_FROM_MS', 22 * HOUR, '22 h'],
  ['MONTH_FROM_MS', 26 * DAY, '26 days'],
  ['YEAR_FROM_MS', 11 * 30.4 * DAY, '11 months'],
  ['CLOCK_TICK_MS', 30 * SECOND, 'ours: relative times are updated'],
  ['CLOCK_JUMP_MS', MINUTE, 'decision silent-channel: the clock has jumped'],
  ['COUNTDOWN_TICK_MS', SECOND, 'ours: the time to the next attempt is counted down'],
  ['HIDDEN_LEADER_MS', 5 * MINUTE, 'decision one-leader-for-a-browser: hidden tabs keep no socket'],
  ['LEADER_HELLO_MS', 10 * SECOND, 'decision one-leader-for-a-browser'],
  ['LEADER_SILENCE_MS', 15 * SECOND, 'decision one-leader-for-a-browser'],
  ['LOCK_FREE_MS', 100, 'ours: a free lock has been given'],
  ['LOCK_RELEASE_MS', SECOND, 'ours: other tabs have seen a removal from storage'],
  ['SESSION_DOUBT_MS', 10 * SECOND, 'decision reactions-are-records: the list does not tell'],
  ['LOCK_WAIT_MS', 30 * SECOND, 'ours: another tab does not give up its lock'],
  ['REPLY_CLOCK_SKEW_MS', 10 * MINUTE, 'ours: the clock of the browser may be ahead'],
  ['LAST_REQUEST_MS', 5 * SECOND, 'ours: the last request of a dead page has ended'],
  ['LANGUAGE_WAIT_MS', 1500, 'ours: the screen waits this long for its texts'],
  ['GROUP_STARTS_DAYS', [0, 1, 6, 30], 'Group boundaries: start of today, 1, 6 and 30 days ago'],
  ['WIDE_FROM_PX', 800, 'Wide layout 800 px or more'],
  ['LONGEST_TIMER_MS', 2_147_483_647, 'ours: the longest wait of a browser’s timer'],
  ['RESTART_MS', SECOND, 'ours: a behaviour that fails is restarted'],
];

test.each(words)('%s is %j: %s', (name, value) => {
  expect(timing[name]).toEqual(value);
});

test('every constant is checked', () => {
  expect(words.map(([name]) => name).sort()).toEqual(Object.keys(timing).sort());
});
