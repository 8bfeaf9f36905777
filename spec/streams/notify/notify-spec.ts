import { map, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { notify } from '../../../src/streams/notify/notify';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog, emittedBy, entriesOf, memoryStorage } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
import { holding, note, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, responsesIn } from '../../support/platform';
import { more, table } from '../../support/table';

/** Notes of the morning of 1 January 1970, where virtual time begins. */
const at = (seconds: number): string => new Date(seconds * 1000).toISOString();
const dated = (id: number, seconds: number, changes = {}) =>
  note(id, { timestamp: at(seconds), note_hash: seconds, ...changes });
const comment = (id: number, seconds = 10 + id) =>
  dated(id, seconds, { subject: [{ text: `Ada commented (${id})` }, { text: 'What a\nfine text!' }] });
const like = (id: number, type = 'like') => dated(id, 10 + id, { type, title: 'Like', subject: [] });
const summary = (id: number, type = 'comment') => ({
  id,
  type,
  isRead: false,
  timestamp: (10 + id) * 1000,
  hash: id,
});
const counted = (...ids: readonly number[]): Event => ({
  type: 'notes.counted',
  notes: ids.map((id) => summary(id)),
  isComplete: true,
  lastSeenTime: 0,
  asked: 0,
});

const values: Record<string, Event> = {
  ...legend,
  2: fetched(99, comment(2)),
  3: fetched(99, comment(3)),
  4: fetched(99, comment(4)),
  5: fetched(99, comment(5)),
  6: fetched(99, comment(6)),
  // The same second as note 2, an older one, and new activity of note 1.
  7: fetched(99, comment(7, 12)),
  0: fetched(99, comment(8, 5)),
  1: fetched(99, comment(1, 20)),
  a: fetched(99, like(2), like(3, 'comment_like'), dated(4, 14, { type: 'follow', subject: [] })),
  b: fetched(99, ...[2, 3, 4, 5].map((id) => like(id))),
  e: fetched(99, dated(2, 12, { read: 1 })),
  f: fetched(99, dated(2, 12, { type: 'reblog' })),
  i: fetched(99, comment(2, 3 * 86_400)),
  j: counted(1),
  k: counted(2, 1),
  l: counted(5, 4, 3, 2, 1),
  g: counted(3, 2, 1),
  m: { type: 'host.wantsNews', isWanted: false },
  w: { type: 'host.wantsNews', isWanted: true },
  p: { type: 'tabs.followed', push: 'subscribed' },
  q: { type: 'tabs.led' },
  S: { type: 'seen.advanced', time: 12 },
};

const news = (kind: string, id: number, fields = {}) => [
  { type: 'notestream-news', kind, id, count: 1, title: '', body: '', icon: '', ...fields },
  true,
];
const about = (id: number) =>
  news('comment', id, { title: `Ada commented (${id})`, body: 'What a fine text!' });
const messages: Record<string, readonly unknown[]> = {
  1: about(1),
  2: about(2),
  3: about(3),
  4: about(4),
  5: news('comment', 5, { count: 4 }),
  6: news('comment', 6, { count: 5 }),
  7: about(7),
  9: about(5),
  A: news('like', 2, { title: 'Like' }),
  B: news('like', 3, { title: 'Like' }),
  F: news('follow', 4, { title: 'Comment' }),
  G: news('like', 5, { count: 4 }),
  N: news('comment', 2),
  O: news('comment', 3),
  I: news('comment', 2, { title: 'Someone commented (2)', icon: 'https://host.example/a.png' }),
  J: news('comment', 2, { title: 'Someone commented (2)' }),
};

const hidden: Partial<State> = { ...holding(comment(1)), isVisible: false, isNotifyWanted: true };
const closed: Partial<State> = { isVisible: false, isNotifyWanted: true, isScreenWanted: false };
const quietFrom = (from: number, to: number) =>
  entriesOf(
    `notestream_preferences = ${JSON.stringify({ ...initialState.preferences, quietHours: `${from}-${to}` })}`,
  );
const found = (changes = {}) => notesResponse(wireNote(2, { timestamp: at(12), ...changes }));
const HOUR = new Date(0).getHours();
const quiet: Record<string, Map<string, string>> = {
  now: quietFrom(HOUR, HOUR + 1),
  later: quietFrom((HOUR + 1) % 24, (HOUR + 2) % 24),
};
const responses = {
  ok: found(),
  httpsIcon: found({ icon: 'https://host.example/a.png' }),
  httpIcon: found({ icon: 'http://host.example/a.png' }),
};

const rules = table(`
  events       | sent    | posted       | response         | given                                                     | name
  -2           |         | -2           |                  |                                                           | [notify-shown] is about a note that arrives, with its headline and excerpt
  -            |         |              |                  |                                                           | [notify-new] leaves out the notes of the first answer
  -j-j         |         |              |                  | state: closed                                             | [notify-new] leaves out the notes of the first count
  -2-7         |         | -2-7         |                  |                                                           | is about each of two notes of one second
  -0           |         |              |                  |                                                           | leaves out older notes, which were only not requested before
  -1           |         | -1           |                  |                                                           | is about new activity of a known note
  -a           |         | -(ABF)       |                  |                                                           | [notify-shown] is about likes and follows
  -f           |         |              |                  |                                                           | [notify-shown] leaves out other kinds
  -e           |         |              |                  |                                                           | leaves out what was read elsewhere
  S2           |         |              |                  |                                                           | leaves out what was seen elsewhere
  -i-3         |         | ---3         |                  |                                                           | leaves out a note from the future, and shows those after it
  v2-h-3       |         | -----3       |                  |                                                           | [notify-hidden] leaves out what arrives on a visible page
  p2-q-3       |         | -----3       |                  |                                                           | [notify-one-tab] is sent by the leader only
  m2-w-3       |         | -----3       |                  |                                                           | [notify-revoked] is sent only while the host page wants it
  -2-3-4-5-6   |         | -2-3-4-5-6   |                  |                                                           | [notify-groups] is about all notes of a kind from the fourth on
  -b           |         | -G           |                  |                                                           | [notify-groups] is one for four notes that arrive together
  -2-3-4-v-h-5 |         | -2-3-4-----9 |                  |                                                           | [notify-groups] counts again after the page was visible
  -j-k         | ---2    | --- 5ms J    | ok               | state: closed                                             | [notify-closed] is about a counted note, which is fetched then
  -j-k         | ---2    | --- 5ms N    | 500              | state: closed                                             | [notify-closed] has no text if the note cannot be fetched
  -j-g         | ---(23) | --- 5ms (NO) | 500              | state: closed                                             | [notify-closed] is about each of two counted notes that come together
  -j-k         | ---2    |              | 404/unknown_note | state: closed                                             | [notify-closed] is not sent for a note that is gone
  -j-kv        | ---2    |              | ok               | state: closed                                             | is not sent if the page is visible when the note arrives
  -j-l         |         | ---5         |                  | state: closed                                             | [notify-groups] is one for four counted notes, of which none is fetched
  -j-kl        | ---2    | ----5        | ok               | state: closed                                             | [notify-groups] takes the place of those that are being fetched
  -j-k         | ---2    | --- 5ms I    | httpsIcon        | state: closed                                             | [notify-shown] has the icon of the note, if its address is https
  -j-k         | ---2    | --- 5ms J    | httpIcon         | state: closed                                             | [notify-shown] has no icon of another scheme
  -2-3         |         | ---3         |                  | stored: notified_notes = [{"id":2,"timestamp":12000}]     | [notify-new] leaves out what this browser has notified of, also before a reload
  -2           |         | -2           |                  | stored: notified_notes = [{"id":2,"timestamp":"soon"}, 7] | [notify-new] ignores a malformed time
  -3-2         |         | -3-2         |                  |                                                           | [notify-shown] is about a note that comes after a newer one
  -2           |         |              |                  | stored: now                                               | [quiet-hours] is not sent in quiet hours
  -2           |         | -2           |                  | stored: later                                             | [quiet-hours] is sent in other hours
`);

cases(
  'a message about news',
  (m, { events, sent, posted, response: answer, given }) => {
    const { state, stored } = more(given, 'state', 'stored');
    const log = createLog<readonly unknown[]>();
    const next = responsesIn(answer, responses);
    const platform = fakePlatform(() => timer(5).pipe(map(() => next())));
    const emitted$ = emittedBy(m, notify, {
      events,
      values,
      state: state === 'closed' ? closed : hidden,
      platform,
      world: {
        storage: memoryStorage(quiet[stored] ?? (stored === '' ? undefined : entriesOf(stored))),
        host: { post: (...message) => log.add(message) },
      },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(log.entries$).toBeObservable(posted, messages);
    m.expect(platform.requests$).toBeObservable(sent, {
      2: 'GET /notifications/2',
      3: 'GET /notifications/3',
    });
  },
  rules,
);

cases(
  'quiet hours',
  (m, { from, to, hour, posted }) => {
    const log = createLog<readonly unknown[]>();
    const waitMs = ((Number(hour) - HOUR + 24) % 24) * 3_600_000;
    const emitted$ = emittedBy(m, notify, {
      events: `${waitMs}ms 2`,
      values,
      state: hidden,
      world: {
        storage: memoryStorage(quietFrom(Number(from), Number(to))),
        host: { post: (...message) => log.add(message) },
      },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(log.entries$).toBeObservable(posted && `${waitMs}ms ${posted}`, messages);
  },
  table(`
  from | to | hour | posted | name
  22   | 7  | 22   |        | [quiet-hours] begin with the first hour
  22   | 7  | 3    |        | [quiet-hours] span midnight
  22   | 7  | 7    | 2      | [quiet-hours] end with the last hour
  22   | 7  | 21   | 2      | [quiet-hours] have not begun before
  9    | 12 | 9    |        | [quiet-hours] of one day begin
  9    | 12 | 12   | 2      | [quiet-hours] of one day end
`),
);
