import { map, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { notify } from '../../../src/streams/notify/notify';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog, emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
import { holding, note, wireNote } from '../../support/notes';
import { fakePlatform, type FakeResponse, notesResponse, response } from '../../support/platform';

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
  I: news('comment', 2, { title: 'Someone commented (2)', icon: 'https://host.example/a.png' }),
  J: news('comment', 2, { title: 'Someone commented (2)' }),
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly stored?: Readonly<Record<string, string>>;
  readonly response?: FakeResponse;
  readonly posted: string;
  readonly sent?: string;
}

const hidden: Partial<State> = { ...holding(comment(1)), isVisible: false, isNotifyWanted: true };
const closed: Partial<State> = { isVisible: false, isNotifyWanted: true, isScreenWanted: false };
const quiet = (from: number, to: number) => ({
  notestream_preferences: JSON.stringify({ ...initialState.preferences, quietHours: `${from}-${to}` }),
});
const found = (changes = {}) => notesResponse(wireNote(2, { timestamp: at(12), ...changes }));
const HOUR = new Date(0).getHours();

const rules: Case[] = [
  {
    name: '[notify-shown] is about a note that arrives, with its headline and excerpt',
    events: '-2',
    posted: '-2',
  },
  { name: '[notify-new] leaves out the notes of the first answer', events: '-', posted: '' },
  {
    name: '[notify-new] leaves out the notes of the first count',
    state: closed,
    events: '-j-j',
    posted: '',
  },
  { name: 'is about each of two notes of one second', events: '-2-7', posted: '-2-7' },
  { name: 'leaves out older notes, which were only not requested before', events: '-0', posted: '' },
  { name: 'is about new activity of a known note', events: '-1', posted: '-1' },
  { name: '[notify-shown] is about likes and follows', events: '-a', posted: '-(ABF)' },
  { name: '[notify-shown] leaves out other kinds', events: '-f', posted: '' },
  { name: 'leaves out what was read elsewhere', events: '-e', posted: '' },
  { name: 'leaves out what was seen elsewhere', events: 'S2', posted: '' },
  { name: 'leaves out a note from the future, and shows those after it', events: '-i-3', posted: '---3' },
  { name: '[notify-hidden] leaves out what arrives on a visible page', events: 'v2-h-3', posted: '-----3' },
  { name: '[notify-one-tab] is sent by the leader only', events: 'p2-q-3', posted: '-----3' },
  { name: '[notify-revoked] is sent only while the host page wants it', events: 'm2-w-3', posted: '-----3' },
  {
    name: '[notify-groups] is about all notes of a kind from the fourth on',
    events: '-2-3-4-5-6',
    posted: '-2-3-4-5-6',
  },
  { name: '[notify-groups] is one for four notes that arrive together', events: '-b', posted: '-G' },
  {
    name: '[notify-groups] counts again after the page was visible',
    events: '-2-3-4-v-h-5',
    posted: '-2-3-4-----9',
  },
  {
    name: '[notify-closed] is about a counted note, which is fetched then',
    state: closed,
    events: '-j-k',
    response: found(),
    sent: '  ---2',
    posted: '--- 5ms J',
  },
  {
    name: '[notify-closed] has no text if the note cannot be fetched',
    state: closed,
    events: '-j-k',
    response: response({}, 500),
    sent: '  ---2',
    posted: '--- 5ms N',
  },
  {
    name: '[notify-closed] is not sent for a note that is gone',
    state: closed,
    events: '-j-k',
    response: response({ error: 'unknown_note' }, 404),
    sent: '  ---2',
    posted: '',
  },
  {
    name: 'is not sent if the page is visible when the note arrives',
    state: closed,
    events: '-j-kv',
    response: found(),
    sent: '  ---2',
    posted: '',
  },
  {
    name: '[notify-groups] is one for four counted notes, of which none is fetched',
    state: closed,
    events: '-j-l',
    posted: '---5',
  },
  {
    name: '[notify-groups] takes the place of those that are being fetched',
    state: closed,
    events: '-j-kl',
    response: found(),
    sent: '  ---2',
    posted: '----5',
  },
  {
    name: '[notify-shown] has the icon of the note, if its address is https',
    state: closed,
    events: '-j-k',
    response: found({ icon: 'https://host.example/a.png' }),
    sent: '  ---2',
    posted: '--- 5ms I',
  },
  {
    name: '[notify-shown] has no icon of another scheme',
    state: closed,
    events: '-j-k',
    response: found({ icon: 'http://host.example/a.png' }),
    sent: '  ---2',
    posted: '--- 5ms J',
  },
  {
    name: '[notify-new] leaves out what this browser has notified of, also before a reload',
    stored: { notified_notes: JSON.stringify([{ id: 2, timestamp: 12_000 }]) },
    events: '-2-3',
    posted: '---3',
  },
  {
    name: '[notify-new] ignores a malformed time',
    stored: { notified_notes: '[{"id":2,"timestamp":"soon"}, 7]' },
    events: '-2',
    posted: '-2',
  },
  {
    name: '[notify-shown] is about a note that comes after a newer one',
    events: '-3-2',
    posted: '-3-2',
  },
  {
    name: '[quiet-hours] is not sent in quiet hours',
    stored: quiet(HOUR, HOUR + 1),
    events: '-2',
    posted: '',
  },
  {
    name: '[quiet-hours] is sent in other hours',
    stored: quiet((HOUR + 1) % 24, (HOUR + 2) % 24),
    events: '-2',
    posted: '-2',
  },
];

cases(
  'a message about news',
  (
    m,
    { events, state = hidden, stored = {}, response: answer = response({}, 500), posted, sent = '' }: Case,
  ) => {
    const log = createLog<readonly unknown[]>();
    const platform = fakePlatform(() => timer(5).pipe(map(() => answer)));
    const emitted$ = emittedBy(m, notify, {
      events,
      values,
      state,
      platform,
      world: {
        storage: memoryStorage(new Map(Object.entries(stored))),
        host: { post: (...message) => log.add(message) },
      },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(log.entries$).toBeObservable(posted, messages);
    m.expect(platform.requests$).toBeObservable(sent, { 2: 'GET /notifications/2' });
  },
  rules,
);

cases(
  'quiet hours',
  (
    m,
    { from, to, hour, posted }: { from: number; to: number; hour: number; posted: string; name: string },
  ) => {
    const log = createLog<readonly unknown[]>();
    const waitMs = ((hour - HOUR + 24) % 24) * 3_600_000;
    const emitted$ = emittedBy(m, notify, {
      events: `${waitMs}ms 2`,
      values,
      state: hidden,
      world: {
        storage: memoryStorage(new Map(Object.entries(quiet(from, to)))),
        host: { post: (...message) => log.add(message) },
      },
    });
    m.expect(emitted$).toBeObservable('');
    m.expect(log.entries$).toBeObservable(posted && `${waitMs}ms ${posted}`, messages);
  },
  [
    { name: '[quiet-hours] begin with the first hour', from: 22, to: 7, hour: 22, posted: '' },
    { name: '[quiet-hours] span midnight', from: 22, to: 7, hour: 3, posted: '' },
    { name: '[quiet-hours] end with the last hour', from: 22, to: 7, hour: 7, posted: '2' },
    { name: '[quiet-hours] have not begun before', from: 22, to: 7, hour: 21, posted: '2' },
    { name: '[quiet-hours] of one day begin', from: 9, to: 12, hour: 9, posted: '' },
    { name: '[quiet-hours] of one day end', from: 9, to: 12, hour: 12, posted: '2' },
  ],
);
