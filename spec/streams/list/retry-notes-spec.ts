import { cases } from 'rxjs-marbles/jest';
import { retryNotes } from '../../../src/streams/list/retry-notes';
import type { PolledNote } from '../../../src/streams/notes/polled-note';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { note, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, response } from '../../support/platform';

const skipped = (...unreadable: readonly PolledNote[]): Event => ({
  type: 'notes.fetched',
  notes: [],
  unreadable,
  asked: 0,
});
const fetchedAt = (asked: number, id: number): Event => ({
  type: 'notes.fetched',
  notes: [note(id)],
  unreadable: [],
  asked,
});

const values: Record<string, Event> = {
  ...legend,
  // Notes 7 and 8 have failed.
  1: skipped({ id: 7, hash: 7, hasFailed: true }),
  2: skipped({ id: 8, hash: 8, hasFailed: true }),
  // Note 7 has failed in another version.
  3: skipped({ id: 7, hash: 77, hasFailed: true }),
  // Note 7 is malformed.
  4: skipped({ id: 7, hash: 7 }),
  M: fetchedAt(9, 7),
};

const emitted: Record<string, Event> = {
  6: fetchedAt(2, 7),
  7: fetchedAt(1, 7),
  8: fetchedAt(3, 8),
  9: fetchedAt(3, 7),
  g: { type: 'notes.gone', ids: [7], asked: 1 },
  m: { type: 'notes.fetched', notes: [], unreadable: [{ id: 7, hash: 7 }], asked: 1 },
};

const requests = { 7: 'GET /notifications/7', 8: 'GET /notifications/8' };

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  /** The platform's responses in turn; the last one is repeated. */
  readonly responses?: readonly ReturnType<typeof response>[];
  readonly expected?: string;
  readonly sent: string;
  readonly until?: string;
}

const refused = response({}, 403);

const rules: Case[] = [
  {
    name: '[error-of-one-note] is fetched again after 60 s',
    events: '  1',
    sent: '    60s 7',
    expected: '60005ms 7',
  },
  {
    name: '[error-of-one-note] waits 30 s longer after each failure, up to 180 s',
    responses: [refused],
    events: '  1',
    sent: '    60s 7 90004ms 7 120004ms 7 150004ms 7 180004ms 7 180004ms 7',
    until: '   800s !',
  },
  {
    name: 'does not wait for another note',
    events: '  1 9s 2',
    sent: '    60s 7 9s 8',
    expected: '60005ms 6 9s 8',
  },
  {
    name: 'waits as long as its answer asks for, up to 180 s',
    responses: [response({}, 503, { 'retry-after': '100' }), response({}, 503, { 'retry-after': '9999' })],
    events: '  1',
    sent: '    60s 7 100004ms 7 180004ms 7',
    until: '   360s !',
  },
  {
    name: 'is removed if it is gone',
    responses: [response({ error: 'unknown_note' }, 404)],
    events: '  1',
    sent: '    60s 7',
    expected: '60005ms g',
  },
  {
    name: 'is not fetched again if it is malformed',
    responses: [notesResponse(wireNote(7, { type: 7 }))],
    events: '  1',
    sent: '    60s 7',
    expected: '60005ms m',
    until: '   600s !',
  },
  {
    name: 'is not fetched if it was malformed from the start',
    events: '  4',
    sent: '',
    until: '   600s !',
  },
  {
    name: 'is not fetched any more after it has arrived in another way',
    events: '  1 9s M',
    sent: '',
    until: '   600s !',
  },
  {
    name: 'starts again when another version of it fails',
    responses: [refused],
    events: '  1 99s 3',
    sent: '    60s 7 99s 7',
    until: '   200s !',
  },
  {
    name: 'is fetched at once when the network returns',
    events: '  1 9s N 9s n',
    sent: '    18002ms 7',
    expected: '18007ms 9',
  },
  {
    name: 'is fetched again while a hidden panel notifies',
    state: { isVisible: false, isNotifyWanted: true, tabRole: 'leader' },
    events: '  1',
    sent: '    60s 7',
    expected: '60005ms 7',
  },
  {
    name: 'waits until the panel is visible',
    events: '  1 9s h 99s v',
    sent: '    108002ms 7',
    expected: '108007ms 9',
  },
];

cases(
  'a note that could not be fetched',
  (m, { events, state = {}, responses = [], expected = '', sent, until = '120s !' }: Case) => {
    let count = 0;
    const platform = fakePlatform((line) =>
      m.cold('5ms (a|)', {
        a: responses[Math.min(count++, responses.length - 1)] ?? notesResponse(wireNote(Number(line.at(-1)))),
      }),
    );
    const emitted$ = emittedBy(m, retryNotes, { events, values, state, platform });
    m.expect(emitted$, until).toBeObservable(expected, emitted);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
