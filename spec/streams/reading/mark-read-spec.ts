import { distinctUntilChanged, filter } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { markRead } from '../../../src/streams/reading/mark-read';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy, createLog } from '../../support/behaviour';
import { fetched, legend, listed, readLegend } from '../../support/legend';
import { holding, note, READ, READ_BY_ALL } from '../../support/notes';
import { response, fakePlatform } from '../../support/platform';

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
  l: listed({ notes: [note(7), note(8)] }),
  M: listed({ notes: [newer] }),
  p: { type: 'notes.paged', notes: [], unreadable: [], number: 20, isComplete: true, asked: 0 },
  K: { type: 'notes.counted', notes: [newer], isComplete: true, lastSeenTime: 0, asked: 0 },
  o: { type: 'reads.confirmed', reads: { 7: { isRead: true, timestamp: 1 } } },
  e: { type: 'notes.retryRequested' },
  v: { type: 'unread.requested', id: 8 },
  T: { type: 'moderation.requested', id: 8, kind: 'trash' },
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

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  /** The platform's responses in turn; the last one is repeated. */
  readonly responses?: readonly ReturnType<typeof response>[];
  readonly expected: string;
  readonly sent: string;
}

/** Note 7 was read on an earlier page, and the platform has not answered yet. */
const kept: Partial<State> = { ...holding(note(7)), isLoading: true, noteReads: { 7: READ } };

const confirmed = filter(({ type }: Event) => type === 'reads.confirmed');

const fine = response({ success: true, updated: [] });

const rules: Case[] = [
  {
    name: '[read-flag-first] [read-marks] sends the count 9999',
    events: '  s',
    sent: '    s',
    expected: '5ms y',
  },
  {
    name: 'is sent only once',
    events: '  s 9ms ds',
    sent: '    s',
    expected: '5ms y',
  },
  {
    name: 'is sent in order, one request at a time',
    events: '  s-8',
    sent: '    s 4ms 8',
    expected: '  5ms y 4ms Y',
  },
  {
    name: 'sends nothing if the platform has it as read',
    state: holding(note(7, { read: 1 })),
    events: '  s',
    sent: '',
    expected: '',
  },
  {
    name: 'is sent again with the next list if it fails',
    responses: [response({}, 500), fine],
    events: '  s 9ms l',
    sent: '    s 9ms s',
    expected: '  15ms y',
  },
  {
    name: '[cause-of-a-failure] is not sent again if it is not allowed, but later marks are',
    responses: [response({}, 403), fine],
    events: '  s 9ms l 9ms 8',
    sent: '    s 19ms 8',
    expected: '  25ms Y',
  },
  {
    name: '[cause-of-a-failure] is sent again if the blogger makes it again after it was not allowed',
    responses: [response({}, 403), response({}, 403), fine],
    events: '  s 9ms u 9ms s 9ms l',
    sent: '    s 19ms s',
    expected: '',
  },
  {
    name: '[retry-after] is sent again with the next list, but not before the time that the answer asks for',
    responses: [response({}, 429, { 'retry-after': '60' }), fine],
    events: '  s 9ms l',
    sent: '    s 60004ms s',
    expected: '  60010ms y',
  },
  {
    name: '[retry-after] is sent again after an hour at most, however long the answer asks for',
    responses: [response({}, 429, { 'retry-after': '2000000' }), fine],
    events: '  s 9ms l',
    sent: '    s 3600004ms s',
    expected: '  3600010ms y',
  },
  {
    name: '[retry-after] is sent at once when the blogger tries again',
    responses: [response({}, 429, { 'retry-after': '60' }), fine],
    events: '  s 9ms e 9ms k',
    sent: '    s 19ms s',
    expected: '  25ms y',
  },
  {
    name: '[retry-after] is sent at once when the blogger marks another note as unread',
    responses: [response({}, 429, { 'retry-after': '60' }), fine],
    events: '  s 9ms v',
    sent: '    s 9ms s',
    expected: '  15ms y',
  },
  {
    name: '[read-flag-survives-failure] is sent again after a page of older notes',
    responses: [response({}, 500), fine],
    events: '  s 9ms p',
    sent: '    s 9ms s',
    expected: '  15ms y',
  },
  {
    name: '[read-flag-survives-failure] is sent again if the response does not state success',
    responses: [response({ success: false }), fine],
    events: '  s 9ms l',
    sent: '    s 9ms s',
    expected: '  15ms y',
  },
  {
    name: 'is sent again with the next note that is read if it fails',
    responses: [response({}, 500), fine],
    events: '  s 9ms 8',
    sent: '    s 9ms A',
    expected: '  15ms 2',
  },
  {
    name: 'is sent with the first list if an earlier visit has not sent it',
    state: { ...holding(), noteReads: { 7: READ, 99: READ } },
    events: '  l',
    sent: '    s',
    expected: '5ms y',
  },
  {
    name: 'is sent again after a light poll if it fails',
    responses: [response({}, 500), fine],
    events: '  s 9ms k',
    sent: '    s 9ms s',
    expected: '  15ms y',
  },
  {
    name: 'as unread while all are being marked as read is sent after that, so that it arrives last',
    state: { ...holding(note(7), note(8)), list: { ...initialState.list, isComplete: true } },
    events: '  Asu',
    sent: '    A 4ms u',
    expected: '5ms 3 4ms z',
  },
  {
    name: '[mark-of-an-activity] is not sent for newer activity of the note, which nobody has seen',
    responses: [response({}, 500), fine],
    events: '  s 9ms N',
    sent: '    s',
    expected: '',
  },
  {
    name: 'is not sent for newer activity if an earlier visit has not sent it',
    state: { ...holding(), noteReads: { 7: { isRead: true, timestamp: 1_795_175_999_999 } } },
    events: '  l',
    sent: '',
    expected: '',
  },
  {
    name: 'of a kept note waits for the first list',
    state: kept,
    events: '  9ms l',
    sent: '    9ms s',
    expected: '14ms y',
  },
  {
    name: '[mark-of-an-activity] is not sent for a kept note that has got newer activity since',
    state: kept,
    events: '  9ms M',
    sent: '',
    expected: '',
  },
  {
    name: 'is not sent for a kept note that the bell has counted with newer activity',
    state: kept,
    events: '  9ms K',
    sent: '',
    expected: '',
  },
  {
    name: 'is sent for any activity if an earlier version has stored it without a time',
    state: { ...holding(), noteReads: { 7: { isRead: true, timestamp: 1 } } },
    events: '  l',
    sent: '    s',
    expected: '5ms o',
  },
  {
    name: '[read-marks] can be undone with the count -1',
    state: holding(note(7, { read: 1 })),
    events: '  u',
    sent: '    u',
    expected: '5ms z',
  },
  {
    name: '[set-aside] is sent for a note that is set aside, and undone with it',
    events: '  a 9ms B',
    sent: '    s 9ms u',
    expected: '5ms y 9ms z',
  },
  {
    name: 'and as unread at once ends as unread on the platform',
    events: '  su',
    sent: '    s 4ms u',
    expected: '  5ms y 4ms z',
  },
  {
    name: 'ends as read on the platform after unread and read again',
    state: holding(note(7, { read: 1 })),
    events: '  us',
    sent: '    u 4ms s',
    expected: '  5ms z 4ms y',
  },
  {
    name: 'as unread is sent again if it fails',
    state: holding(note(7, { read: 1 })),
    responses: [response({}, 500), fine],
    events: '  u 9ms k',
    sent: '    u 9ms u',
    expected: '  15ms z',
  },
  {
    name: 'sends the note that is selected because another one is trashed only when it is due',
    state: { ...holding(note(7), note(8, { read: 1 })), selectedNoteId: 8, isWide: true },
    events: '  T 999ms 5',
    sent: '    1s s',
    expected: '1005ms y',
  },
];

cases(
  'marking a note as read',
  (m, { events, state = holding(note(7), note(8)), responses = [fine], expected, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: responses[Math.min(count++, responses.length - 1)] ?? fine }),
    );
    const emitted$ = emittedBy(m, markRead, {
      events,
      values,
      state,
      platform,
    }).pipe(confirmed);
    m.expect(emitted$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);

test(
  'a note that is marked as unread while its read request runs ends as unread, whatever earlier responses contain',
  marbles((m) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: fine }));
    const news: Event = {
      type: 'notes.fetched',
      notes: [note(7, { note_hash: 8 })],
      unreadable: [],
      asked: 99,
    };
    const state = holding(note(7));
    const emitted$ = emittedBy(m, markRead, {
      events: '                           su-i',
      values: { ...values, i: news },
      state,
      platform,
    });
    m.expect(emitted$.pipe(confirmed)).toBeObservable('   5ms y 4ms z', values);
    m.expect(platform.requests$).toBeObservable('   s       4ms u', requests);
  }),
);

test(
  '[read-flag-survives-failure] a note keeps its read flag although the platform responds with 500',
  marbles((m) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({}, 500) }));
    const flags = createLog<string>();
    const emitted$ = emittedBy(m, markRead, {
      events: '              -s     9ms l',
      values,
      state: holding(note(7)),
      platform,
      watch: ({ noteReads }) => flags.add(Object.keys(noteReads).join()),
    });
    m.expect(emitted$).toBeObservable('  -b 4ms f 4ms b 4ms f', values);
    m.expect(flags.entries$.pipe(distinctUntilChanged())).toBeObservable('01', { 0: '', 1: '7' });
  }),
);
