import { ignoreElements } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { markSeen } from '../../../src/streams/reading/mark-seen';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { response, fakePlatform } from '../../support/platform';

const at = (timestamp: string) => ({ timestamp });
const old = note(1, at('1970-01-01T00:10:00Z'));

const values: Record<string, Event> = {
  ...legend,
  i: fetched(0, note(2, at('1970-01-01T00:11:40Z'))),
  R: { type: 'notes.kept', notes: [old] },
  6: { type: 'seen.advanced', time: 600 },
  7: { type: 'seen.advanced', time: 700 },
  p: { type: 'seen.reported', time: 500 },
  l: listed({ notes: [old], lastSeenTime: 500 }),
  L: listed({ notes: [old], lastSeenTime: 600 }),
  n: listed({ notes: [note(2, at('1970-01-01T00:11:40Z')), old], lastSeenTime: 500 }),
};

const requests = { 6: 'POST /notifications/seen {"time":600}', 7: 'POST /notifications/seen {"time":700}' };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  /** The platform's answers in turn; the last one is repeated. */
  readonly answers?: readonly ReturnType<typeof response>[];
  readonly expected: string;
  readonly sent: string;
  readonly stored: string;
}

const open: Partial<State> = { ...holding(old), isPanelOpen: true };
const closed: Partial<State> = { ...open, isPanelOpen: false };

const rules: Case[] = [
  {
    name: '[seen-mark] is sent in seconds when the panel opens',
    state: closed,
    events: '  -o',
    sent: '    -6',
    expected: '-6',
    stored: '  -6',
  },
  {
    name: 'is sent at once in an open panel',
    state: open,
    events: '',
    sent: '    6',
    expected: '6',
    stored: '  6',
  },
  {
    name: 'is not sent in a closed panel',
    state: closed,
    events: '',
    sent: '',
    expected: '',
    stored: '',
  },
  {
    name: '[bell-and-kept-list] is not sent for notes that were only kept',
    state: { isPanelOpen: true },
    events: '  -R',
    sent: '',
    expected: '',
    stored: '',
  },
  {
    name: 'is not sent while the panel is hidden, but when it becomes visible',
    state: closed,
    events: '  h-o-v',
    sent: '    ----6',
    expected: '----6',
    stored: '  ----6',
  },
  {
    name: 'is sent once, however often the panel opens',
    state: closed,
    events: '  o-c-o',
    sent: '    6',
    expected: '6',
    stored: '  6',
  },
  {
    name: 'is sent again when a newer note arrives',
    state: open,
    events: '    9ms i',
    sent: '    6 8ms 7',
    expected: '6 8ms 7',
    stored: '  6 8ms 7',
  },
  {
    name: 'is sent at once, even while the previous request runs',
    state: open,
    events: '  --i',
    sent: '    6-7',
    expected: '6-7',
    stored: '  6-7',
  },
  {
    name: 'is not sent if another tab has sent it',
    state: closed,
    events: '  -6-o',
    sent: '',
    expected: '',
    stored: '',
  },
  {
    name: 'is not sent if there are no notes',
    state: { ...closed, allNotes: {} },
    events: '  -o',
    sent: '',
    expected: '',
    stored: '',
  },
  {
    name: '[seen-mark] is sent again if it fails, when the platform reports an earlier one',
    state: open,
    answers: [response({}, 500), response({})],
    events: '    9ms p 19ms p',
    sent: '    6 8ms 6',
    expected: '6 8ms 6',
    stored: '  6',
  },
  {
    name: 'is sent again after each such report until it is accepted',
    state: open,
    answers: [response({}, 500), response({}, 500), response({})],
    events: '    9ms p 19ms l 19ms p 19ms p',
    sent: '    6 8ms 6 19ms 6',
    expected: '6 8ms 6 19ms 6',
    stored: '  6',
  },
  {
    name: '[cause-of-a-failure] is not sent again if it is not allowed',
    state: open,
    answers: [response({}, 403), response({})],
    events: '    9ms p 19ms l 19ms p',
    sent: '    6',
    expected: '6',
    stored: '  6',
  },
  {
    name: '[retry-after] is not sent again before the time that the answer asks for',
    state: open,
    answers: [response({}, 429, { 'retry-after': '60' }), response({})],
    events: '    9ms p 59s p 1s p',
    sent: '    6 60010ms 6',
    expected: '6 60010ms 6',
    stored: '  6',
  },
  {
    name: '[retry-after] is sent again after an hour at most, however long the answer asks for',
    state: open,
    answers: [response({}, 429, { 'retry-after': '2000000' }), response({})],
    events: '    59m p 2m p',
    sent: '    6 3660000ms 6',
    expected: '6 3660000ms 6',
    stored: '  6',
  },
  {
    name: 'is not sent again while it is being sent',
    state: open,
    answers: [response({}, 500)],
    events: '  ---p',
    sent: '    6',
    expected: '6',
    stored: '  6',
  },
  {
    name: 'is not sent again after a later one was sent',
    state: open,
    answers: [response({}, 500), response({})],
    events: '    9ms i 9ms p',
    sent: '    6 8ms 7',
    expected: '6 8ms 7',
    stored: '  6 8ms 7',
  },
  {
    name: '[page-that-stays-open] is not sent if the platform has accepted a later one, which it does not report',
    state: closed,
    events: '  i-o 9ms l',
    sent: '    --7',
    expected: '--7',
    stored: '  --7',
  },
  {
    name: '[seen-mark] of an earlier page is sent if the first list has an earlier one, also in a closed panel',
    state: { isPanelOpen: false, lastSeenTime: 600 },
    events: '  -l',
    sent: '    -6',
    expected: '-6',
    stored: '',
  },
  {
    name: 'of an earlier page is sent if the first list came before this code was loaded',
    state: { ...closed, lastSeenTime: 600, reportedSeenTime: 500 },
    events: '',
    sent: '    6',
    expected: '6',
    stored: '',
  },
  {
    name: 'of an earlier page is not sent if the first list has it',
    state: { isPanelOpen: false, lastSeenTime: 600 },
    events: '  -L',
    sent: '',
    expected: '',
    stored: '',
  },
  {
    name: 'of an earlier page is not sent before the first list',
    state: { ...closed, isLoading: true, lastSeenTime: 600 },
    events: '',
    sent: '',
    expected: '',
    stored: '',
  },
  {
    name: 'of an earlier page is not sent if the first list brings a later one',
    state: { isPanelOpen: true, lastSeenTime: 600 },
    events: '  -n',
    sent: '    -7',
    expected: '-7',
    stored: '  -7',
  },
  {
    name: 'of another tab is sent if the platform reports an earlier one later',
    state: closed,
    events: '  6-p',
    sent: '    --6',
    expected: '--6',
    stored: '',
  },
  {
    name: 'that is malformed in storage is not sent: the newest note is the latest that can be seen',
    state: { isPanelOpen: false, lastSeenTime: 99_999_999_999 },
    events: '  -l',
    sent: '    -6',
    expected: '-6',
    stored: '',
  },
];

cases(
  'the last seen time',
  (m, { events, state = {}, answers = [response({})], expected, sent, stored }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: answers[Math.min(count++, answers.length - 1)] ?? response({}) }),
    );
    const storage = memoryStorage();
    const emitted$ = emittedBy(m, markSeen, { events, values, state, platform, world: { storage } });
    m.expect(emitted$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(storage.changed$).toBeObservable(stored, {
      6: 'notesLastMarkedSeen = 600',
      7: 'notesLastMarkedSeen = 700',
    });
  },
  rules,
);

test(
  'a seen request is not cancelled by the next one',
  marbles((m) => {
    const request$ = m.cold('5ms (a|)', { a: response({}) });
    const platform = fakePlatform(() => request$);
    const emitted$ = emittedBy(m, markSeen, { events: '--i', values, state: open, platform });
    m.expect(emitted$.pipe(ignoreElements())).toBeObservable('');
    m.expect(request$).toHaveSubscriptions(['^----!', '--^----!']);
  }),
);
