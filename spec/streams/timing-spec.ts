import * as timing from '../../src/streams/timing';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The words of a rule (section 9 unless another one is named), and its constant. */
const words: [string, keyof typeof timing, unknown][] = [
  ['[looked-at] two minutes after the last sign', 'LOOKED_AT_MS', 2 * MINUTE],
  ['[back-after-30-s] one poll for what comes together', 'RETURN_GATHER_MS', 100],
  ['a moving hand is reported once in 10 s', 'ATTENTION_MS', 10 * SECOND],
  ['[number-of-the-leader] a closed bell waits 3 s for the answer of a leader', 'FIRST_BELL_MS', 3 * SECOND],
  ['[notify-new] the last 200 that came', 'KNOWN_MAX_NOTES', 200],
  ['[notify-new] the last 20 that were shown', 'NOTIFIED_MAX_NOTES', 20],
  ['ours: a note from the day after tomorrow is never new', 'NOTE_CLOCK_SKEW_MS', DAY],
  ['[find-limits] 200 characters of a query', 'QUERY_MAX_CHARS', 200],
  ['[find-limits] 20,000 characters of a note', 'SEARCHED_MAX_CHARS', 20_000],
  ['[page-that-stays-open] the suggestions of 20 sites', 'SUGGESTED_SITES_MAX_COUNT', 20],
  ['[page-that-stays-open] the ids of the last 200 actions', 'MADE_HERE_MAX_COUNT', 200],
  ['ours: the answer to a request of the page is used within 30 s', 'EARLY_ANSWER_MS', 30 * SECOND],
  ['decision open-with-the-last-list: at most 100,000 characters', 'KEPT_MAX_CHARS', 100_000],
  ['decision draw-before-the-script: 20 rows', 'DRAWN_ROWS', 20],
  ['decision large-notes-are-cut: after 1,000,000 the rest is left out', 'NOTE_MAX_CHARS', 1_000_000],
  ['ours: a control that has just appeared takes no press', 'SETTLE_MS', 500],
  ['[row-actions] a mouse rests on a row', 'ROW_HOVER_MS', 100],
  ['[row-actions-by-keyboard] the keyboard rests on a row', 'ROW_FOCUS_MS', 200],
  ['[row-actions-by-touch] a finger rests on a row for 500 ms', 'LONG_PRESS_MS', 500],
  ['ours: a sign-in of another tab counts as running', 'SIGN_IN_RUNNING_MS', MINUTE],
  ['ours: an action is not sent without a question after a day', 'RECORD_LIFETIME_MS', DAY],
  ['ours: actions on four targets are sent at the same time', 'SENDING_MAX_COUNT', 4],
  ['ours: a sender looks and sends for 30 s each', 'LOCK_WAIT_MS', 60 * SECOND],
  ['ours: a database that does not open', 'DATABASE_WAIT_MS', 3 * SECOND],
  ['ours: a request that takes longer is said to be under way', 'SLOW_REQUEST_MS', 2 * SECOND],
  ['[recently-done] each line about a note', 'ABOUT_MAX_CHARS', 100],
  ['ours: the most comments that the platform sends', 'CONVERSATION_PAGE_COMMENTS', 100],
  ['ours: conversations that are kept', 'CONVERSATIONS_MAX_COUNT', 20],
  ['ours: answers that are drawn at first', 'ANSWERS_SHOWN_COUNT', 20],
  ['ours: the clocks of two tabs differ a little', 'TAB_CLOCK_SKEW_MS', SECOND],
  ["decision one-session-for-all-tabs: waits 3 s for another tab's sign-in", 'OTHER_SIGN_IN_MS', 3 * SECOND],
  ['ours: a turn that is never given', 'SIGN_IN_TURN_MS', 10 * SECOND],
  ['[sign-in-on-request] the check of the platform', 'SIGN_IN_CHECK_MS', 10 * SECOND],
  ['ours: the id of the blogger', 'FIND_BLOGGER_MS', 5 * SECOND],
  ['decision several-pending-sign-ins: for 24 h', 'PENDING_SIGN_IN_MS', 24 * HOUR],
  ['decision several-pending-sign-ins: the newest 20', 'PENDING_SIGN_INS_MAX_COUNT', 20],
  ['[stored-token] Token lifetime default 24 h', 'TOKEN_LIFETIME_MS', 24 * HOUR],
  ['[date-or-relative-time] up to 5 days (432000000 ms)', 'RELATIVE_UP_TO_MS', 432_000_000],
  ['Relative thresholds: 44 s', 'JUST_NOW_UP_TO_MS', 44 * SECOND],
  ['45 s', 'MINUTE_FROM_MS', 45 * SECOND],
  ['45 min', 'HOUR_FROM_MS', 45 * MINUTE],
  ['22 h', 'DAY_FROM_MS', 22 * HOUR],
  ['26 days', 'MONTH_FROM_MS', 26 * DAY],
  ['11 months', 'YEAR_FROM_MS', 11 * 30.4 * DAY],
  ['ours: relative times are updated', 'CLOCK_TICK_MS', 30 * SECOND],
  ['decision silent-channel: the clock has jumped', 'CLOCK_JUMP_MS', 90 * SECOND],
  ['decision one-leader-for-a-browser: hidden tabs keep no socket', 'HIDDEN_LEADER_MS', 5 * MINUTE],
  ['decision one-leader-for-a-browser', 'LEADER_HELLO_MS', 10 * SECOND],
  ['decision one-leader-for-a-browser', 'LEADER_SILENCE_MS', 15 * SECOND],
  ['ours: the list does not tell whether a 401 ends the session', 'SESSION_DOUBT_MS', 10 * SECOND],
  ['ours: the screen waits this long for its texts', 'LANGUAGE_WAIT_MS', 1500],
  ['[fold-rows] within 12 hours', 'FOLD_WITHIN_MS', 12 * HOUR],
  ['[fold-rows] three or more', 'FOLD_MIN_NOTES', 3],
  ['[wide-layout] Wide layout 800 px or more', 'WIDE_FROM_PX', 800],
  ['ours: a new sign-in', 'NEW_TOKEN_MS', MINUTE],
  ['ours: texts that come together', 'ANNOUNCE_AFTER_MS', 100],
  ['ours: a screen reader reads a text within', 'ANNOUNCED_MS', 5 * SECOND],
  ['ours: a timer that ends a little early', 'EARLY_TIMER_MS', 20],
  ['ours: the longest wait of a browser’s timer', 'LONGEST_TIMER_MS', 2_147_483_647],
];

/** Constants whose exact values marble diagrams and the edges of other specs prove. */
const EDGES = `
  POLL_INTERVAL_MS POLL_BACKOFF_CAP_MS SINGLE_FETCH_MAX_NOTES PUSH_ATTEMPTS_COUNT PUSH_PAUSE_MS
  PUSH_RETRY_STEP_MS PUSH_OPEN_MS PUSH_STABLE_MS PUSH_CHECK_MS PUSH_QUIET_MS PUSH_LATE_MS LOOK_CHECK_MS
  AWAY_MS PUSH_GATHER_MS PAGE_SIZE_NOTES MAX_NOTES NOTIFY_SINGLY_MAX_NOTES
  FOUND_STEP_NOTES FOUND_STEP_MS MAX_TICKS REPLY_URLS_MAX_COUNT LOAD_MORE_WITHIN_PX
  LOAD_MORE_WITHIN_NOTES SCROLL_END_MS HOST_ANSWER_MS KEPT_MAX_NOTES KEEP_LIST_MS TEXT_MAX_CHARS
  LIST_MAX_ENTRIES UNDO_MS UNDO_KEY_REST_MS LOCAL_OVERRIDE_MS REPLY_RETRIES_COUNT REPLY_RETRY_STEP_MS
  RETRY_AFTER_CAP_MS LOOK_AGAIN_MS LOOKED_MS SLOW_LIST_MS STATUS_MS STATUS_HINT_MS CONVERSATION_AFTER_MS
  STATUS_REPLY_FAILED_MS STATUS_REPLY_SENT_MS DRAFT_LIFETIME_MS DRAFT_RETRY_MS DRAFT_SAVE_MS
  SIGN_INS_MAX_COUNT SIGN_INS_WITHIN_MS SUGGESTIONS_MAX_COUNT READ_AFTER_MS READ_COUNT UNREAD_COUNT
  FIND_UNREAD_MS READ_ALL_RETRIES_COUNT READ_ALL_RETRY_STEP_MS COUNTDOWN_TICK_MS
  LAST_REQUEST_MS GROUP_STARTS_DAYS RESTART_MS
`;

test.each(words)('%s: %s is %j', (_words, name, value) => {
  expect(timing[name]).toEqual(value);
});

test('every constant is checked, here or by the edges of other specs', () => {
  const names = [...words.map(([, name]) => name), ...EDGES.trim().split(/\s+/)];
  expect(names.sort()).toEqual(Object.keys(timing).sort());
});
