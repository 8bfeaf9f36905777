import { asyncScheduler, map, share, tap } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { drafts } from '../../../src/streams/reply/drafts';
import { ofType } from '../../../src/streams/operators/of-type';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { listed, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { more, table } from '../../support/table';
import { ownerOfDraftKey, parseDraft } from '../../../src/streams/reply/stored-draft';

const DAY = 24 * 60 * 60 * 1000;

const typed = (text: string, id = 7): Event => ({ type: 'reply.typed', id, text });
const values: Record<string, Event> = {
  ...replyLegend,
  0: typed(''),
  1: typed('H'),
  2: typed('Hello'),
  8: typed('Other', 8),
  l: listed(),
  R: { type: 'drafts.restored', drafts: {} },
  // The platform has accepted 'Hello'.
  y: { type: 'draft.sent', id: 7, text: 'Hello', at: 1000 },
  h: { type: 'draft.sent', id: 7, text: 'H', at: 1000 },
  S: { type: 'draft.sent', id: 7, text: 'Hello', at: 100 },
};

/** The entries of storage that words such as '7:Hello:100' stand for: a note, its draft, and when it was typed. */
const draftsIn = (words: string): [key: string, value: string][] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [id, text, typedAt] = word.split(':');
      return [`reply_${id}`, JSON.stringify([text, Number(typedAt)])];
    });
const MALFORMED: [string, string][] = [
  ['reply_7', '{'],
  ['reply_x', '{'],
  ['other', '{'],
];

/**
 * `stored` has the drafts that 1 and 2 in `changed` store, and 0 removes that of note 7. Another tab
 * stores (o) or removes (x) the draft of note 7; this tab is told (`elsewhere`) or not (`silently`).
 * The blogger is told that storage refuses (r), and no more (s).
 */
cases(
  'a draft',
  (m, { events, changed, stored, given }) => {
    const world = more(given, 'told', 'elsewhere', 'silently', 'leaves', 'full', 'entries');
    const held = new Map(world.entries === 'malformed' ? MALFORMED : draftsIn(world.entries));
    const key = 'reply_7';
    const values$ = (diagram: string) =>
      m.hot(diagram, { o: 'Other', x: undefined }).pipe(
        map((text) => ({ key, value: text && JSON.stringify([text, asyncScheduler.now()]) })),
        tap(({ value }) => (value === undefined ? held.delete(key) : held.set(key, value))),
        share(),
      );
    const changes$ = values$(world.elsewhere);
    changes$.subscribe();
    values$(world.silently).subscribe();
    const isFull = (): boolean =>
      world.full.split(' ').some((range) => {
        const [from = 0, to = 0] = range.split('-').map(Number);
        return from <= asyncScheduler.now() && asyncScheduler.now() < to;
      });
    const storage = memoryStorage(held, changes$, isFull);
    const emitted$ = emittedBy(m, drafts, {
      events,
      values,
      state: holding(note(7), note(8)),
      world: { storage, environment: { pageHide$: m.hot(world.leaves) } },
    });
    const told$ = emitted$.pipe(ofType('drafts.refused', 'drafts.stored'));
    m.expect(told$).toBeObservable(world.told, {
      r: { type: 'drafts.refused' },
      s: { type: 'drafts.stored' },
    });
    const [first = '', second = ''] = draftsIn(stored).map((entry) => entry.join(' = '));
    m.expect(storage.changed$).toBeObservable(changed, { 0: 'no reply_7', 1: first, 2: second });
  },
  table(`
  events            | changed               | stored              | given                                                          | name
  1                 | 300ms 1               | 7:H:0               |                                                                | is stored with the time of the typing, 300 ms after the blogger has stopped
  1 298ms 2         | 599ms 1               | 7:Hello:299         |                                                                | is not stored while the blogger is typing
  1                 | 99ms 1                | 7:H:0               | leaves: 99ms *                                                 | is stored at once when the page goes away
  1                 | 300ms 1               | 7:H:0               | elsewhere: 500ms o; leaves: 999ms *                            | [drafts-of-several-tabs] does not overwrite what another tab has typed later, when the page goes away
  1                 |                       |                     | elsewhere: 100ms o                                             | does not overwrite what another tab has typed later, when typing pauses
  100ms 1           |                       |                     | leaves: 250ms *; entries: 7:Other:200                          | does not overwrite what another tab has typed later, even if this tab is not told
  1                 | 300ms 1               | 7:H:0               | elsewhere: 500ms x; leaves: 999ms *                            | [drafts-of-several-tabs] does not come back when another tab has removed it, when the page goes away
  1                 | 300ms 1               | 7:H:0               | silently: 500ms x; leaves: 999ms *                             | does not come back when another tab has removed it, even if this tab is not told
  600ms 1           | 900ms 1               | 7:H:600             | elsewhere: 500ms o                                             | overwrites what another tab has typed before
  1                 | 300ms 1               | 7:H:0               | entries: 7:Old:1000000                                         | [drafts-of-several-tabs] is stored after the clock was set back
  y                 | 0                     |                     | entries: 7:Hello:3600000                                       | leaves when it is sent, also after the clock was set back
  a 998ms y         | 1                     | 7:Hello:0           | elsewhere: 500ms o                                             | of another tab stays when this tab has sent another text
  1 4s 2            | 9301ms 1              | 7:Hello:4001        | told: 300ms r 9s s; full: 0-9000                               | is stored again every 5 s, with its latest text, while storage is full
  1 4s h            |                       |                     | told: 300ms r; full: 0-9000                                    | is not stored again once it was removed
  1 8               | 10300ms 12            | 7:H:0 8:Other:1     | told: 300ms r 9999ms s; full: 0-9000                           | [refused-drafts] of a second note is not reported while storage refuses
  1 10s 2           | 5300ms 1 10s 2        | 7:H:0 7:Hello:10001 | told: 300ms r 4999ms s 5s r 4999ms s; full: 0-1000 10000-12000 | [refused-drafts] is reported again if storage has accepted one since
  0                 |                       |                     | full: 0-1000                                                   | is not told of if it was removed
  1 99ms 8          | 300ms 1 99ms 2        | 7:H:0 8:Other:100   |                                                                | [reply-drafts] is stored for each note on its own
  1 999ms 0         | 300ms 1 999ms 0       | 7:H:0               |                                                                | is removed when its text is deleted
  a                 | 1                     | 7:Hello:0           |                                                                | stays in storage while the reply is being sent
  a 999ms f         | 1                     | 7:Hello:0           |                                                                | stays in storage when the reply fails
  a 999ms D         | 1                     | 7:Hello:0           |                                                                | stays in storage when the reply is a duplicate
  a 999ms y         | 1 999ms 0             | 7:Hello:0           |                                                                | [reply-success] is removed at once when the platform has accepted the reply
  100ms S           | 100ms 0               |                     | entries: 7:Hello:0                                             | is removed when the platform has the reply of a page that died
  100ms S           |                       |                     | entries: 7:Other:0                                             | stays if it is another text than the reply of a page that died
  200ms S           |                       |                     | entries: 7:Hello:101                                           | stays if it was typed after the same reply was sent
  a 999ms y         | 1 999ms 0             | 7:Hello:0           | leaves: 1001ms *                                               | is not stored again when the page goes away after the reply was accepted
  1 399ms a 99ms y  | 300ms 1 99ms 2 99ms 0 | 7:H:0 7:Hello:400   |                                                                | is stored with its last words at once when it is sent
  99ms (2a) 96ms y  | 5099ms 0              |                     | told: 99ms r; full: 0-9000; entries: 7:Other:0                 | is removed when the platform has accepted the reply, also if its last words could not be stored
  R                 | 0                     |                     | entries: 7:Old:-86400001 8:Kept:-86400000                      | [reply-drafts] is removed at the start if it is older than 24 h
  l 999ms l 999ms l | 2s 0                  |                     | entries: 7:Old:-86398999 8:Kept:0                              | is removed with each list if it is older than 24 h
  R                 | 0                     |                     | entries: malformed                                             | is removed if it is malformed
`),
);

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<number, string>>]>([
  ['restores nothing at the first visit', {}, {}],
  [
    'restores drafts that are at most 24 h old',
    { reply_7: `["Hello",${-DAY}]`, reply_8: `["Old",${-DAY - 1}]`, reply_9: '["New",0]' },
    { 7: 'Hello', 9: 'New' },
  ],
  ['ignores malformed drafts and other keys', { reply_7: '{', reply_: '["x",0]', other: '["x",0]' }, {}],
])('reading storage at the start %s', (_name, stored, restored) => {
  marbles((m) => {
    const storage = memoryStorage(new Map(Object.entries(stored)), m.cold(''));
    const event: Event = { type: 'drafts.restored', drafts: restored };
    m.expect(emittedBy(m, drafts, { world: { storage } })).toBeObservable('R', { R: event });
  })();
});

test.each([
  ['reply_7', 7],
  ['reply_1/70', '1/70'],
  ['reply_1/', undefined],
  ['reply_', undefined],
  ['reply_to', undefined],
  ['note_read_status_7', undefined],
])('the key %s belongs to the draft of note %j', (key, id) => {
  expect(ownerOfDraftKey(key)).toBe(id);
});

const MALFORMED_DRAFTS = ' { null "x" [] ["x"] [1,2] ["x","y"] ["x",null] ["",1] {"0":"x","1":2}'.split(' ');

test.each(MALFORMED_DRAFTS)('the malformed draft %j is ignored', (value) => {
  expect(parseDraft(value)).toBeUndefined();
});
