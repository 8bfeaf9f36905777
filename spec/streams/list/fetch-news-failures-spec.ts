import { ignoreElements } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { emittedBy, createLog } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note, polled, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, responsesIn } from '../../support/platform';
import { table } from '../../support/table';

const older = { note_hash: 99 };
const failed = (id: number) => ({ id, hash: id, hasFailed: true as const });
const values: Record<string, Event> = {
  ...legend,
  t: { ...legend.x, kind: 'tooMany' },
  o: { ...legend.x, kind: 'signedOut' },
  1: { type: 'notes.fetched', notes: [], unreadable: [failed(2), failed(1)], asked: 0 },
  3: { type: 'notes.fetched', notes: [note(1)], unreadable: [failed(2)], asked: 0 },
  4: { type: 'notes.fetched', notes: [], unreadable: [{ id: 2, hash: 2 }, failed(1)], asked: 0 },
  2: { type: 'notes.fetched', notes: [note(1)], unreadable: [{ id: 2, hash: 2 }], asked: 0 },
};

const malformed = notesResponse(wireNote(2, { type: 7 }));

const rules = table(`
  expected | reported | two       | one | poll | name
  10ms 3   |          | 403       |     |      | [error-of-one-note] skips a note that answers 403, and emits the others
  10ms 3   |          | 404       |     |      | [error-of-one-note] skips a note that answers 404, and emits the others
  10ms 3   |          | 451       |     |      | [error-of-one-note] skips a note that answers 451, and emits the others
  10ms 3   |          | 500       |     |      | [error-of-one-note] skips a note that answers 500, and emits the others
  10ms 3   |          | 503       |     |      | [error-of-one-note] skips a note that answers 503, and emits the others
  10ms 3   |          | html      |     |      | [error-of-one-note] skips a note whose answer is not JSON, and emits the others
  10ms 1   |          | 403       | 500 |      | emits only the failures if all notes fail
  10ms 4   | 10ms t   | malformed | 404 |      | remembers a malformed note, so that it is not fetched again
  10ms 2   | 10ms t   | malformed |     |      | emits the valid notes besides a malformed one
  10ms o   |          | 401       |     |      | fails as a whole with a 401, which is about the session
  10ms t   |          | 429       |     |      | fails as a whole with a 429, which is about all requests
  5ms x    | 5ms p    | 200       |     | 200  | fails and reports the problem if the light poll has no list
`);

const problems = {
  t: 'note 2 has a type that is 7, not a text',
  p: 'a light poll brought no list of notes',
};

cases(
  'fetching changed notes',
  (m, { expected, reported, two, one, poll }) => {
    const responses = { malformed, html: { status: 200, text: '<html>' } };
    const platform = fakePlatform((line) => {
      const list = responsesIn(poll, { ok: notesResponse(polled(2), polled(1)) });
      const first = responsesIn(one, { ok: notesResponse(wireNote(1)) });
      const second = responsesIn(two, responses);
      const respond = line.startsWith('POLL') ? list : line.endsWith('/2') ? second : first;
      return m.cold('5ms (a|)', { a: respond() });
    });
    const report = createLog<string>();
    const emitted$ = emittedBy(m, polling, {
      platform,
      world: { report: report.add },
      state: { ...holding(note(2, older), note(1, older)), list: { ...initialState.list, loaded: 10 } },
    });
    m.expect(emitted$, '20ms !').toBeObservable(expected, values);
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  rules,
);

test.each(['malformed', '403'])(
  '[error-of-one-note] a changed note that is answered with %s is not fetched at each poll',
  (two) => {
    marbles((m) => {
      const next = responsesIn(two, { malformed });
      const platform = fakePlatform((line) =>
        m.cold('5ms (a|)', { a: line.startsWith('POLL') ? notesResponse(polled(2)) : next() }),
      );
      const state = { ...holding(note(2, older)), list: { ...initialState.list, loaded: 10 } };
      const emitted$ = emittedBy(m, polling, { platform, state });
      m.expect(emitted$.pipe(ignoreElements()), '100s !').toBeObservable('');
      m.expect(platform.requests$).toBeObservable('k 4ms 2 30004ms k 30004ms k 30004ms k', {
        k: 'POLL /notifications/?number=10',
        2: 'GET /notifications/2',
      });
    })();
  },
);
