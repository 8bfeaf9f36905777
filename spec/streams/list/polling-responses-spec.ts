import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';
import { holding, note, polled, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, response, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

/** The first page of the list has been loaded. */
const loaded: Partial<State> = { ...holding(note(1)), list: { ...initialState.list, loaded: 10 } };

const values: Record<string, Event> = {
  ...legend,
  l: listed({ notes: [note(1)] }),
  0: listed({ notes: [] }),
  k: { type: 'notes.confirmed', asked: 7 },
  // The network has failed.
  1: { type: 'notes.failed', kind: 'unreachable', failures: 1, retryInMs: 60_000, askedMs: 0 },
  // The platform asks to wait for a day.
  2: { type: 'notes.failed', kind: 'tooMany', failures: 1, retryInMs: 180_000, askedMs: 86_400_000 },
};

const states: Record<string, Partial<State>> = {
  loaded,
  due: { ...loaded, tick: 7, list: { ...initialState.list, loaded: 10, checkDue: 1 } },
  failed: {
    ...loaded,
    tick: 7,
    list: {
      ...initialState.list,
      loaded: 10,
      failure: { kind: 'platform', failures: 1, retryInMs: 1, askedMs: 0 },
    },
  },
};

const text = (content: string, status = 200) => ({ status, text: content });
const responses = {
  ok: notesResponse(polled(1)),
  list: notesResponse(wireNote(1)),
  none: notesResponse(),
  malformed: notesResponse(wireNote(1), { id: 'x' }),
  noList: response({ notes: 'none' }),
  text: text('No'),
  html: text(' <html>'),
  null: text('null'),
  html403: text('<h1>No</h1>', 403),
  empty403: text('', 403),
  list403: response([{ errors: [[]] }], 403),
  nested403: response({ error: { error: 'invalid_token' } }, 403),
};

const problems = {
  l: `the answer's notes are a text of length 4, not a list`,
  p: 'a light poll brought no list of notes',
  m: `a note's id is a text of length 1, not a number`,
};

cases(
  'a poll',
  (m, { expected, reported, until, comes, response: answer, state }) => {
    const report = createLog<string>();
    const platform = fakePlatform(() => m.cold(comes, { a: responsesIn(answer, responses)() }));
    const world = { report: report.add };
    const emitted$ = emittedBy(m, polling, { platform, world, state: named(states, state) });
    m.expect(emitted$, until).toBeObservable(expected, values);
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  table(`
  expected | reported | until  | comes    | response         | state  | name
  5ms l    |          | 6ms !  | 5ms (a|) | list             |        | emits the list
           |          | 6ms !  | 5ms (a|) |                  | loaded | emits nothing if a light poll finds no change
  5ms k    |          | 6ms !  | 5ms (a|) |                  | due    | emits a confirmation if it was due and finds no change
  5ms k    |          | 6ms !  | 5ms (a|) |                  | failed | emits a confirmation if it follows a failure and finds no change
  5ms x    |          | 6ms !  | 5ms (a|) | 500              |        | fails if the platform responds with 500
  5ms 2    |          | 6ms !  | 5ms (a|) | 429/86400        |        | [retry-after] fails with the time that the platform asks for, and waits 180 s at most
  5ms F    |          | 600s ! | 5ms (a|) | 403/unauthorized |        | fails without a retry if the platform forbids it
  5ms 1    |          | 6ms !  | 5ms (a|) | html403          |        | [cause-of-a-failure] fails as unreachable if a network answers 403 with a page of its own
  5ms F    |          | 600s ! | 5ms (a|) | empty403         |        | fails without a retry if the platform forbids it with an empty body
  5ms F    |          | 600s ! | 5ms (a|) | list403          |        | fails without a retry if the platform forbids it with a JSON array
  5ms F    |          | 600s ! | 5ms (a|) | nested403        |        | fails without a retry if the platform forbids it with a nested error object
  5ms x    |          | 6ms !  | 5ms (a|) | text             |        | fails if the response is not JSON
  5ms 1    |          | 6ms !  | 5ms (a|) | html             |        | [cause-of-a-failure] fails as unreachable if a network answers with its own page
  5ms x    |          | 6ms !  | 5ms (a|) | null             |        | fails if the response is null
  5ms 1    |          | 6ms !  | 5ms #    |                  |        | fails as unreachable if the network fails
  30s 1    |          | 31s !  | -        |                  |        | fails as unreachable if there is no response within 30 s
  5ms x    | 5ms l    | 6ms !  | 5ms (a|) | noList           |        | fails and reports the problem if the response has no list
  5ms x    | 5ms p    | 6ms !  | 5ms (a|) | 200              | loaded | fails and reports the problem if the response to a light poll has no list
  5ms l    | 5ms m    | 6ms !  | 5ms (a|) | malformed        |        | skips and reports a malformed note
  5ms 0    |          | 6ms !  | 5ms (a|) | none             |        | emits an empty list
`),
);
