import { ignoreElements } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog, emittedBy } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note, polled, READ, wireNote } from '../../support/notes';
import { response, fakePlatform, notesResponse, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

const requests = {
  k: 'POLL /notifications/?number=10',
  l: 'GET /notifications/?number=10',
  1: 'GET /notifications/1',
  2: 'GET /notifications/2',
  3: 'GET /notifications/3',
  4: 'GET /notifications/4',
  5: 'GET /notifications/5',
};

const gone = (...ids: readonly number[]): Event => ({ type: 'notes.gone', ids, asked: 0 });

const ids = [6, 5, 4, 3, 2, 1];

const values = {
  ...legend,
  l: listed({ notes: ids.map((id) => note(id)) }),
  g: gone(2),
  5: fetched(0, ...[5, 4, 3, 2, 1].map((id) => note(id))),
  i: fetched(0, note(1)),
  6: { type: 'seen.reported', time: 0 },
} as const satisfies Record<string, Event>;
const states: Record<string, Partial<State>> = {
  marked: { noteReads: { 1: READ } },
  denied: { noteReads: { 1: { ...READ, isForbidden: true } } },
  seen: { lastSeenTime: 600 },
};

/** `held` has the ids of the held notes: of another version (*) or without a hash (?). `poll` has those of the poll. */
cases(
  'a light poll',
  (m, { sent, expected, until, held, poll, missing, state, hashes }) => {
    const wordsOf = (cell: string) => cell.split(' ').filter((word) => word !== '');
    const heldNotes = wordsOf(held).map((word) => {
      const hash = { '*': 99, '?': undefined }[word.slice(1)];
      return note(parseInt(word), word.length > 1 ? { note_hash: hash } : {});
    });
    const fields = hashes === 'without' ? { note_hash: undefined } : {};
    const platform = fakePlatform((line) => {
      const one = /notifications\/(\d+)/.exec(line);
      const notes = line.startsWith('POLL')
        ? wordsOf(poll).map((id) => polled(Number(id)))
        : (one ? [Number(one[1])] : ids).map((id) => wireNote(id, fields));
      return m.cold('5ms (a|)', {
        a: line.endsWith(missing) ? response({ error: 'unknown_note' }, 404) : notesResponse(...notes),
      });
    });
    const emitted$ = emittedBy(m, polling, {
      platform,
      state: {
        ...holding(...heldNotes),
        list: { ...initialState.list, loaded: 10 },
        ...named(states, state),
      },
    });
    m.expect(emitted$, until).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  sent              | expected  | until  | held              | poll        | missing | hashes  | state  | name
  k 4ms (54321)     | 10ms 5    | 20ms ! |                   | 5 4 3 2 1   | -       |         |        | fetches 5 changed notes one by one
  k 4ms l           | 10ms l    | 20ms ! |                   | 6 5 4 3 2 1 | -       |         |        | fetches the list if 6 notes have changed
  k 4ms 1           | 10ms i    | 20ms ! | 2 1*              | 2 1         | -       |         |        | fetches only notes that have changed
  k                 | 5ms g     | 20ms ! | 2 1               | 1           | -       |         |        | removes a note that the poll no longer contains
  k 4ms (21)        | 10ms (ig) | 20ms ! | 2* 1*             | 2 1         | /2      |         |        | removes a note that does not exist when it is fetched
  k 4ms 1 30004ms k | 10ms i    | 60s !  | 1?                | 1           | -       | without |        | does not fetch a note again that came without a hash
  k 4ms l 30004ms k | 10ms l    | 60s !  | 6? 5? 4? 3? 2? 1? | 6 5 4 3 2 1 | -       | without |        | does not fetch a list again whose notes came without hashes
  k                 |           | 20ms ! | 1                 | 1           | -       |         |        | [light-poll] emits nothing if nothing has changed
  k                 | 5ms k     | 20ms ! | 1                 | 1           | -       |         | marked | emits a confirmation if nothing has changed but a read flag waits to be sent
  k                 |           | 20ms ! | 1                 | 1           | -       |         | denied | [cause-of-a-failure] emits nothing if nothing has changed but the platform forbids the read flag
  k                 | 5ms 6     | 20ms ! | 1                 | 1           | -       |         | seen   | reports the last-seen time of the platform if it is not that of the panel
`),
);

const older = { note_hash: 99 };
const failed = (id: number) => ({ id, hash: id, hasFailed: true as const });
const failures: Record<string, Event> = {
  ...legend,
  t: { ...legend.x, kind: 'tooMany' },
  o: { ...legend.x, kind: 'signedOut' },
  1: { type: 'notes.fetched', notes: [], unreadable: [failed(2), failed(1)], asked: 0 },
  3: { type: 'notes.fetched', notes: [note(1)], unreadable: [failed(2)], asked: 0 },
  4: { type: 'notes.fetched', notes: [], unreadable: [{ id: 2, hash: 2 }, failed(1)], asked: 0 },
  2: { type: 'notes.fetched', notes: [note(1)], unreadable: [{ id: 2, hash: 2 }], asked: 0 },
};

const malformed = notesResponse(wireNote(2, { type: 7 }));

cases(
  'fetching changed notes',
  (m, { expected, reported, two, one }) => {
    const responses = { malformed, html: { status: 200, text: '<html>' } };
    const platform = fakePlatform((line) => {
      const list = () => notesResponse(polled(2), polled(1));
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
    m.expect(emitted$, '20ms !').toBeObservable(expected, failures);
    m.expect(report.entries$).toBeObservable(reported, {
      t: 'note 2 has a type that is 7, not a text',
    });
  },
  table(`
  expected | reported | two       | one | name
  10ms 3   |          | 403       |     | [error-of-one-note] skips a note that answers 403, and emits the others
  10ms 3   |          | 404       |     | [error-of-one-note] skips a note that answers 404, and emits the others
  10ms 3   |          | 451       |     | [error-of-one-note] skips a note that answers 451, and emits the others
  10ms 3   |          | 500       |     | [error-of-one-note] skips a note that answers 500, and emits the others
  10ms 3   |          | 503       |     | [error-of-one-note] skips a note that answers 503, and emits the others
  10ms 3   |          | html      |     | [error-of-one-note] skips a note whose answer is not JSON, and emits the others
  10ms 1   |          | 403       | 500 | emits only the failures if all notes fail
  10ms 4   | 10ms t   | malformed | 404 | remembers a malformed note, so that it is not fetched again
  10ms 2   | 10ms t   | malformed |     | emits the valid notes besides a malformed one
  10ms o   |          | 401       |     | fails as a whole with a 401, which is about the session
  10ms t   |          | 429       |     | fails as a whole with a 429, which is about all requests
`),
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
