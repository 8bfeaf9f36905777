import { cases } from 'rxjs-marbles/jest';
import { fetchPushed } from '../../../src/streams/push/fetch-pushed';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { createLog, emittedBy } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
import { holding, note, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, response, responsesIn } from '../../support/platform';
import { looking, recordOf } from '../outbox/records';
import { named, table } from '../../support/table';

const values: Record<string, Event> = {
  7: { type: 'push.received', noteId: 7 },
  8: { type: 'push.received', noteId: 8 },
  0: { type: 'push.received', noteId: null },
};

const outcomes: Record<string, Event> = {
  ...legend,
  i: fetched(1, note(7)),
  n: fetched(1),
  E: fetched(2, note(8)),
  G: fetched(3, note(7)),
  M: fetched(6, note(7)),
  J: fetched(3, note(7)),
  g: { type: 'notes.gone', ids: [7], asked: 1 },
};

const requests = { 7: 'GET /notifications/7', 8: 'GET /notifications/8' };

const states: Record<string, Partial<State>> = {
  newer: holding(note(9, { timestamp: '2026-12-01T00:00:00Z' })),
  trashing: { ...holding(note(7)), ...looking(recordOf('trash')) },
  trashed: looking(recordOf('trash', { note: 7, state: 'done' })),
  trashFailed: { ...holding(note(7)), ...looking(recordOf('trash', { note: 7, state: 'failed' })) },
  touched: { ...holding(note(7)), touched: { 7: 1 } },
};
const responses = {
  none: notesResponse(),
  noList: response({ notes: {} }),
  noId: notesResponse({}),
};

const rules = table(`
  events   | sent     | expected     | reported | response         | state       | name
  7        | 7        | 5ms i        |          |                  |             | fetches the note that it names
  0        |          | O            |          |                  |             | makes the list due if it names no note
  7-8      | 7-8      | 5ms i-E      |          |                  |             | does not wait for the push of another note
  7-7      | 7 4ms 7  | 5ms i 4ms G  |          |                  |             | waits for the previous push of the same note, so that the later response wins
  7(7777)  | 7 4ms 7  | 5ms i 4ms M  |          |                  |             | [pushes-of-one-note] has one request in flight and one waiting, however many pushes of the note arrive
  7 20ms 7 | 7 20ms 7 | 5ms i 20ms J |          |                  |             | is fetched again after the last request of its note has ended
  7        | 7        | 5ms n        |          |                  | newer       | drops a note that is older than the loaded ones: it comes with its page
  7        | 7        | 5ms g        |          | 404/unknown_note |             | removes the note if it no longer exists
  7        | 7        | 5ms O        |          | 404              |             | makes the list due if a 404 response does not name the note
  7        | 7        | 5ms g        |          | none             |             | removes the note if the response is an empty list
  7        |          | r            |          |                  | trashing    | polls instead of fetching a note that is being trashed
  7        |          | r            |          |                  | trashed     | polls instead of fetching a note that was just trashed
  7        | 7        | 5ms i        |          |                  | trashFailed | fetches a note whose trash has failed
  7        | 7        | 5ms i        |          |                  | touched     | fetches a note that was approved
  7        | 7        | 5ms O        |          | 500              |             | makes the list due if the request fails
  7        | 7        | 5ms O        | 5ms l    | noList           |             | reports a malformed response and makes the list due
  7        | 7        | 5ms O        | 5ms n    | noId             |             | reports a note without an id and makes the list due
`);

const problems = {
  l: "the answer's notes are an object, not a list",
  n: "a note's id is missing, not a number",
};

cases(
  'a push',
  (m, { events, sent, expected, reported, response: answer, state }) => {
    const report = createLog<string>();
    const platform = fakePlatform((line) => {
      const ok = notesResponse(wireNote(Number(line.at(-1))));
      return m.cold('5ms (a|)', { a: responsesIn(answer, { ...responses, ok })() });
    });
    const emitted$ = emittedBy(m, fetchPushed, {
      events,
      values,
      state: named(states, state),
      platform,
      world: { report: report.add },
    });
    m.expect(emitted$).toBeObservable(expected, outcomes);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  rules,
);
