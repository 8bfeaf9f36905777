import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { emittedBy, createLog } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
import { holding, note, polled, wireNote } from '../../support/notes';
import { response, fakePlatform, notesResponse } from '../../support/platform';

type Response = ReturnType<typeof response>;

const older = { note_hash: 99 };
const values: Record<string, Event> = {
  ...legend,
  i: fetched(0, note(1)),
  0: { type: 'notes.fetched', notes: [], unreadable: [{ id: 2, hash: 2 }], asked: 0 },
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
  {
    name: 'keeps a note if a 404 response does not name it, and emits the others',
    two: response({ error: 'no_such_path' }, 404),
    expected: '10ms i',
  },
  {
    name: 'emits nothing if all responses are such 404s',
    two: response({}, 404),
    one: response({}, 404),
    expected: '',
  },
  {
    name: 'remembers a malformed note, so that it is not fetched again',
    two: malformed,
    one: response({}, 404),
    expected: '10ms 0',
    reported: '10ms t',
  },
  {
    name: 'emits the valid notes besides a malformed one',
    two: malformed,
    expected: '10ms 2',
    reported: '10ms t',
  },
  {
    name: 'fails as a whole with another error',
    two: response({}, 503),
    expected: '10ms x',
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
