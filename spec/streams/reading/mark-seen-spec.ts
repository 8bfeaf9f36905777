import { ignoreElements } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { markSeen } from '../../../src/streams/reading/mark-seen';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
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
  f: { type: 'seen.failed', time: 600 },
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
    name: 'is sent in seconds when the panel opens',
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
    name: 'is not sent for notes that were only kept',
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
    name: 'is sent again after the next response with notes if it fails',
    state: open,
    answers: [response({}, 500), response({})],
    events: '    9ms k 19ms k',
    sent: '    6 8ms 6',
    expected: '6 4ms f 3ms 6',
    stored: '  6',
  },
  {
    name: 'is sent again after each response until it is accepted',
    state: open,
    answers: [response({}, 500), response({}, 500), response({})],
    events: '    9ms k 19ms k 19ms k',
    sent: '    6 8ms 6 19ms 6',
    expected: '6 4ms f 3ms 6 4ms f 14ms 6',
    stored: '  6',
  },
  {
    name: 'is not sent again before the time that the answer asks for',
    state: open,
    answers: [response({}, 429, { 'retry-after': '60' }), response({})],
    events: '    9ms k 60s k',
    sent: '    6 60009ms 6',
    expected: '6 60004ms f 4ms 6',
    stored: '  6',
  },
  {
    name: 'is not sent again after a later one was sent',
    state: open,
    answers: [response({}, 500), response({})],
    events: '    9ms i 9ms k',
    sent: '    6 8ms 7',
    expected: '6 4ms f 3ms 7',
    stored: '  6 8ms 7',
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
