import { ignoreElements } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { emittedBy, createLog } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note, polled, wireNote } from '../../support/notes';
import { response, fakePlatform, notesResponse } from '../../support/platform';

type Response = ReturnType<typeof response>;

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

interface Case {
  readonly name: string;
  readonly poll?: Response;
  /** The responses to the requests for notes 2 and 1, which have both changed. */
  readonly two: Response;
  readonly one?: Response;
  readonly expected: string;
  readonly reported?: string;
}

const malformed = notesResponse(wireNote(2, { type: 7 }));

const rules: Case[] = [
  ...[400, 402, 403, 404, 451, 500, 501, 502, 503, 504].map((status) => ({
    name: `[error-of-one-note] skips a note that answers ${status}, and emits the others`,
    two: response({}, status),
    expected: '10ms 3',
  })),
  {
    name: '[error-of-one-note] skips a note whose answer is not JSON, and emits the others',
    two: { status: 200, text: '<html>' },
    expected: '10ms 3',
  },
  {
    name: 'emits only the failures if all notes fail',
    two: response({}, 403),
    one: response({}, 500),
    expected: '10ms 1',
  },
  {
    name: 'remembers a malformed note, so that it is not fetched again',
    two: malformed,
    one: response({}, 404),
    expected: '10ms 4',
    reported: '10ms t',
  },
  {
    name: 'emits the valid notes besides a malformed one',
    two: malformed,
    expected: '10ms 2',
    reported: '10ms t',
  },
  {
    name: 'fails as a whole with a 401, which is about the session',
    two: response({}, 401),
    expected: '10ms o',
  },
  {
    name: 'fails as a whole with a 429, which is about all requests',
    two: response({}, 429),
    expected: '10ms t',
  },
  {
    name: 'fails and reports the problem if the light poll has no list',
    poll: response({}),
    two: response({}),
    expected: '5ms x',
    reported: '5ms p',
  },
];

const problems = {
  t: 'note 2 has a type that is 7, not a text',
  p: 'a light poll brought no list of notes',
};

cases(
  'fetching changed notes',
  (m, { poll, two, one, expected, reported = '' }: Case) => {
    const platform = fakePlatform((line) => {
      const body = line.startsWith('POLL')
        ? (poll ?? notesResponse(polled(2), polled(1)))
        : line.endsWith('/2')
          ? two
          : (one ?? notesResponse(wireNote(1)));
      return m.cold('5ms (a|)', { a: body });
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

const changes = [
  ['a malformed one', malformed],
  ['a refusal', response({}, 403)],
] as const;

test.each(changes)(
  '[error-of-one-note] a changed note that is answered with %s is not fetched at each poll',
  (_name, two) => {
    marbles((m) => {
      const platform = fakePlatform((line) =>
        m.cold('5ms (a|)', { a: line.startsWith('POLL') ? notesResponse(polled(2)) : two }),
      );
      const emitted$ = emittedBy(m, polling, {
        platform,
        state: { ...holding(note(2, older)), list: { ...initialState.list, loaded: 10 } },
      });
      m.expect(emitted$.pipe(ignoreElements()), '100s !').toBeObservable('');
      m.expect(platform.requests$).toBeObservable('k 4ms 2 30004ms k 30004ms k 30004ms k', {
        k: 'POLL /notifications/?number=10',
        2: 'GET /notifications/2',
      });
    })();
  },
);
