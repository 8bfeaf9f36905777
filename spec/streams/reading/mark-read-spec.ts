import { filter } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { markRead } from '../../../src/streams/reading/mark-read';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { fetched, legend, listed, readLegend } from '../../support/legend';
import { holding, note, READ, READ_BY_ALL, UNREAD } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

/** Somebody has done more about note 7, which the blogger has not seen. */
const newer = note(7, { note_hash: 8, timestamp: '2026-11-20T13:00:00Z' });

const values: Record<string, Event> = {
  ...legend,
  ...readLegend,
  5: { type: 'reads.due', id: 7 },
  8: { type: 'note.selected', id: 8 },
  2: { type: 'reads.confirmed', reads: { 7: READ, 8: READ } },
  3: { type: 'reads.confirmed', reads: { 7: READ_BY_ALL, 8: READ_BY_ALL } },
  N: fetched(99, newer),
  i: fetched(99, note(7, { note_hash: 8 })),
  l: listed({ notes: [note(7), note(8)] }),
  M: listed({ notes: [newer] }),
  p: { type: 'notes.paged', notes: [], unreadable: [], number: 20, isComplete: true, asked: 0 },
  K: { type: 'notes.counted', notes: [newer], isComplete: true, lastSeenTime: 0, asked: 0 },
  t: { type: 'batch.requested', id: 'b', action: 'unread', ids: [7], at: 0 },
  v: { type: 'unread.requested', id: 8 },
  b: { type: 'reads.confirmed', reads: { 7: { ...UNREAD, isOfBatch: true } } },
  T: { type: 'action.requested', action: 'trash', id: 8 },
  a: {
    type: 'done.marked',
    doneNotes: { 7: { timestamp: 1 } },
    selectedNoteId: null,
    highlightedNoteId: null,
  },
  B: { type: 'done.unmarked', ids: [7], unreadIds: [7], selectedNoteId: null, highlightedNoteId: null },
};

const requests = {
  s: 'POST /notifications/read {"counts":{"7":9999}} keepalive',
  8: 'POST /notifications/read {"counts":{"8":9999}} keepalive',
  A: 'POST /notifications/read {"counts":{"7":9999,"8":9999}} keepalive',
  u: 'POST /notifications/read {"counts":{"7":-1}} keepalive',
};

const states = {
  isRead: holding(note(7, { read: 1 })),
  /** An earlier visit has marked note 7, and the platform has not answered yet. */
  unsent: { ...holding(), noteReads: { 7: READ, 99: READ } },
  older: { ...holding(), noteReads: { 7: { isRead: true, timestamp: 1_795_175_999_999 } } },
  kept: { ...holding(note(7)), isLoading: true, noteReads: { 7: READ } },
  complete: { ...holding(note(7), note(8)), list: { ...initialState.list, isComplete: true } },
  wide: { ...holding(note(7), note(8, { read: 1 })), selectedNoteId: 8, isWide: true },
} satisfies Record<string, Partial<State>>;

const confirmed = filter(({ type }: Event) => type === 'reads.confirmed');

const fine = response({ success: true, updated: [] });

cases(
  'marking a note as read',
  (m, { events, sent, expected, responses, state }) => {
    const next = responsesIn(responses, { ok: fine, unsure: response({ success: false }) });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    const held = named<Partial<State>>(states, state) ?? holding(note(7), note(8));
    const emitted$ = emittedBy(m, markRead, { events, values, state: held, platform }).pipe(confirmed);
    m.expect(emitted$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events              | sent          | expected    | responses      | state    | name
  s                   | s             | 5ms y       |                |          | [read-flag-first] [read-marks] sends the count 9999
  s 9ms ds            | s             | 5ms y       |                |          | is sent only once
  s-8                 | s 4ms 8       | 5ms y 4ms Y |                |          | is sent in order, one request at a time
  s                   |               |             |                | isRead   | sends nothing if the platform has it as read
  s 9ms l             | s 9ms s       | 15ms y      | 500 ok         |          | is sent again with the next list if it fails
  s 9ms l 9ms 8       | s 19ms 8      | 25ms Y      | 403 ok         |          | [cause-of-a-failure] is not sent again if it is not allowed, but later marks are
  s 9ms u 9ms s 9ms l | s 19ms s      |             | 403 403 ok     |          | [cause-of-a-failure] is sent again if the blogger makes it again after it was not allowed
  s 9ms l 60s l       | s 60010ms s   | 60016ms y   | 429/60 ok      |          | [retry-after] is sent again with the next list after the time that the answer asks for
  s 9ms l 3600s l        | s 3600010ms s | 3600016ms y | 429/2000000 ok |          | [retry-after] is sent again after an hour at most, however long the answer asks for
  s 9ms v             | s 9ms s       | 15ms y      | 429/60 ok      |          | [retry-after] is sent at once when the blogger marks another note as unread
  u 9ms t             | u 9ms u       | 15ms b      | 429/60 ok      | isRead   | [retry-after] is sent at once when the blogger marks several notes as unread
  s 9ms p             | s 9ms s       | 15ms y      | 500 ok         |          | [read-flag-survives-failure] is sent again after a page of older notes
  s 9ms l             | s 9ms s       | 15ms y      | unsure ok      |          | [read-flag-survives-failure] is sent again if the response does not state success
  s 9ms 8             | s 9ms A       | 15ms 2      | 500 ok         |          | is sent again with the next note that is read if it fails
  l                   | s             | 5ms y       |                | unsent   | is sent with the first list if an earlier visit has not sent it
  s 9ms k             | s 9ms s       | 15ms y      | 500 ok         |          | is sent again after a light poll if it fails
  Asu                 | A 4ms u       | 5ms 3 4ms z |                | complete | as unread while all are being marked as read is sent after that, so that it arrives last
  s 9ms N             | s             |             | 500 ok         |          | [mark-of-an-activity] is not sent for newer activity of the note, which nobody has seen
  l                   |               |             |                | older    | is not sent for newer activity if an earlier visit has not sent it
  9ms l               | 9ms s         | 14ms y      |                | kept     | of a kept note waits for the first list
  9ms M               |               |             |                | kept     | [mark-of-an-activity] is not sent for a kept note that has got newer activity since
  9ms K               |               |             |                | kept     | is not sent for a kept note that the bell has counted with newer activity
  u                   | u             | 5ms z       |                | isRead   | [read-marks] can be undone with the count -1
  a 9ms B             | s 9ms u       | 5ms y 9ms z |                |          | [set-aside] is sent for a note that is set aside, and undone with it
  su                  | s 4ms u       | 5ms y 4ms z |                |          | and as unread at once ends as unread on the platform
  su-i                | s 4ms u       | 5ms y 4ms z |                |          | and as unread ends as unread, whatever earlier responses contain
  us                  | u 4ms s       | 5ms z 4ms y |                | isRead   | ends as read on the platform after unread and read again
  u 9ms k             | u 9ms u       | 15ms z      | 500 ok         | isRead   | as unread is sent again if it fails
  T 999ms 5           | 1s s          | 1005ms y    |                | wide     | sends the note that is selected because another one is trashed only when it is due
`),
);
