import { filter } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { markRead } from '../../../src/streams/reading/mark-read';
import { isRead } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend, readLegend } from '../../support/legend';
import { holding, note, READ, READ_BY_ALL, UNREAD } from '../../support/notes';
import { fakePlatform, response } from '../../support/platform';

const values: Record<string, Event> = {
  ...legend,
  ...readLegend,
  8: { type: 'note.selected', id: 8 },
  y: { type: 'reads.confirmed', reads: { 7: READ_BY_ALL, 8: READ_BY_ALL } },
  f: { type: 'reads.failed', reads: { 7: READ_BY_ALL, 8: READ_BY_ALL }, cause: 'platform' },
  n: { type: 'reads.failed', reads: { 7: READ_BY_ALL, 8: READ_BY_ALL }, cause: 'forbidden' },
  1: { type: 'reads.confirmed', reads: { 7: UNREAD } },
  2: { type: 'reads.confirmed', reads: { 7: READ_BY_ALL } },
  3: { type: 'reads.confirmed', reads: { 8: READ } },
};

const requests = {
  A: 'POST /notifications/read {"counts":{"7":9999,"8":9999}} keepalive',
  7: 'POST /notifications/read {"counts":{"7":9999}} keepalive',
  8: 'POST /notifications/read {"counts":{"8":9999}} keepalive',
  u: 'POST /notifications/read {"counts":{"7":-1}} keepalive',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  /** The platform's responses in turn; the last one is repeated. */
  readonly responses?: readonly ReturnType<typeof response>[];
  readonly jitterMs?: number;
  readonly sent: string;
  readonly expected: string;
  /** The ids of unread notes at each change. */
  readonly unread?: string;
}

const fine = response({ success: true, updated: [] });
const refused = response({}, 500);
const unread = { B: '7,8', 0: '', 7: '7' };

const rules: Case[] = [
  {
    name: '[mark-all-as-read-fails] is confirmed by the response of the platform, not by the press of the button',
    events: '  A',
    sent: '    A',
    expected: '5ms y',
    unread: '  (B0)',
  },
  {
    name: 'is retried after 2 s',
    responses: [refused, fine],
    events: '  A',
    sent: '    A 2004ms A',
    expected: '2010ms y',
  },
  {
    name: '[cause-of-a-failure] is not retried if it is not allowed',
    responses: [response({}, 403)],
    events: '  A',
    sent: '    A',
    expected: '5ms n',
    unread: '  (B0) 1ms B',
  },
  {
    name: '[retry-after] is retried after the time that the answer asks for',
    responses: [response({}, 503, { 'retry-after': '60' }), fine],
    events: '  A',
    sent: '    A 60004ms A',
    expected: '60010ms y',
  },
  {
    name: '[retry-after] is retried after an hour at most, however long the answer asks for',
    responses: [response({}, 503, { 'retry-after': '2000000' }), fine],
    events: '  A',
    sent: '    A 3600004ms A',
    expected: '3600010ms y',
  },
  {
    name: '[retry-after] is sent at once when the button is pressed again',
    responses: [response({}, 503, { 'retry-after': '60' }), fine],
    events: '  A 9s A',
    sent: '    A 9s A',
    expected: '9006ms y',
  },
  {
    name: 'is retried if the response does not state success',
    responses: [response({ success: false }), fine],
    events: '  A',
    sent: '    A 2004ms A',
    expected: '2010ms y',
  },
  {
    name: '[mark-all-as-read-fails] is retried again after 4 s, and is then taken back',
    responses: [refused],
    events: '  A',
    sent: '    A 2004ms A 4004ms A',
    expected: '6015ms f',
    unread: '  (B0) 6011ms B',
  },
  {
    name: 'is retried after the jitter as well',
    responses: [refused, fine],
    jitterMs: 700,
    events: '  A',
    sent: '    A 2704ms A',
    expected: '2710ms y',
  },
  {
    name: 'leaves a note read that was opened before it failed, and sends its own mark then',
    responses: [refused, refused, refused, fine],
    events: '  A 8',
    sent: '    A 2004ms A 4004ms A 4ms 8',
    expected: '6015ms f 4ms 3',
    unread: '  (B0) 6011ms 7',
  },
  {
    name: 'is not retried while the panel is offline',
    state: { isOnline: false },
    responses: [refused],
    events: '  A',
    sent: '    A',
    expected: '5ms f',
  },
  {
    name: 'is not retried after the session has ended',
    responses: [refused],
    events: '  AQ',
    sent: '    A',
    expected: '5ms f',
  },
  {
    name: 'waits for a single mark that is being sent, so that it arrives last',
    state: holding(note(7, { read: 1 })),
    events: '  uA',
    sent: '    u 4ms 7',
    expected: '5ms 1 4ms 2',
  },
  {
    name: 'sends nothing if no note is unread',
    state: holding(note(7, { read: 1 })),
    events: '  A',
    sent: '',
    expected: '',
  },
  {
    name: 'sends nothing more if the button is pressed again while it is sent',
    events: '  AA',
    sent: '    A',
    expected: '5ms y',
  },
  {
    name: 'is sent as soon as its code is loaded',
    state: { noteReads: { 7: READ_BY_ALL, 8: READ_BY_ALL } },
    events: '  -',
    sent: '    A',
    expected: '5ms y',
  },
];

cases(
  '"Mark all as read"',
  (m, { events, state, responses = [fine], jitterMs = 0, expected, sent, unread: shown }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: responses[Math.min(count++, responses.length - 1)] ?? fine }),
    );
    const log = createLog<string>();
    let last = 'none';
    const emitted$ = emittedBy(m, markRead, {
      events,
      values,
      state: { ...holding(note(7), note(8)), list: { ...initialState.list, isComplete: true }, ...state },
      platform,
      world: { jitterMs: () => jitterMs },
      watch: ({ allNotes, noteReads }) => {
        const ids = Object.values(allNotes).filter((each) => !isRead({ noteReads }, each));
        const now = ids.map(({ id }) => id).join();
        if (now !== last) log.add(now);
        last = now;
      },
    });
    const ended$ = emitted$.pipe(filter(({ type }) => type !== 'reads.sent' && type !== 'reads.allMarked'));
    m.expect(ended$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    if (shown !== undefined) m.expect(log.entries$).toBeObservable(shown, unread);
  },
  rules,
);
