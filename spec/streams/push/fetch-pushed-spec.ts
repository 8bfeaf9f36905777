import { cases } from 'rxjs-marbles/jest';
import { fetchPushed } from '../../../src/streams/push/fetch-pushed';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { createLog, emittedBy } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
import { holding, note, wireNote } from '../../support/notes';
import { response, fakePlatform, notesResponse } from '../../support/platform';
import { looking, recordOf } from '../outbox/records';

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

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly response?: { readonly status: number; readonly text: string };
  readonly expected: string;
  readonly sent?: string;
  readonly reported?: string;
}

const rules: Case[] = [
  {
    name: 'fetches the note that it names',
    events: '  7',
    sent: '    7',
    expected: '5ms i',
  },
  {
    name: 'makes the list due if it names no note',
    events: '  0',
    expected: 'O',
  },
  {
    name: 'does not wait for the push of another note',
    events: '  7-8',
    sent: '    7-8',
    expected: '5ms i-E',
  },
  {
    name: 'waits for the previous push of the same note, so that the later response wins',
    events: '  7-7',
    sent: '    7 4ms 7',
    expected: '  5ms i 4ms G',
  },
  {
    name: '[pushes-of-one-note] has one request in flight and one waiting, however many pushes of the note arrive',
    events: '  7(7777)',
    sent: '    7 4ms 7',
    expected: '5ms i 4ms M',
  },
  {
    name: 'is fetched again after the last request of its note has ended',
    events: '  7 20ms 7',
    sent: '    7 20ms 7',
    expected: '5ms i 20ms J',
  },
  {
    name: 'drops a note that is older than the loaded ones: it comes with its page',
    state: holding(note(9, { timestamp: '2026-12-01T00:00:00Z' })),
    events: '  7',
    sent: '    7',
    expected: '5ms n',
  },
  {
    name: 'removes the note if it no longer exists',
    response: response({ error: 'unknown_note' }, 404),
    events: '  7',
    sent: '    7',
    expected: '5ms g',
  },
  {
    name: 'makes the list due if a 404 response does not name the note',
    response: response({}, 404),
    events: '  7',
    sent: '    7',
    expected: '5ms O',
  },
  {
    name: 'removes the note if the response is an empty list',
    response: notesResponse(),
    events: '  7',
    sent: '    7',
    expected: '5ms g',
  },
  {
    name: 'polls instead of fetching a note that is being trashed',
    state: { ...holding(note(7)), ...looking(recordOf('trash')) },
    events: '  7',
    expected: 'r',
  },
  {
    name: 'polls instead of fetching a note that was just trashed',
    state: looking(recordOf('trash', { note: 7, state: 'done' })),
    events: '  7',
    expected: 'r',
  },
  {
    name: 'fetches a note whose trash has failed',
    state: { ...holding(note(7)), ...looking(recordOf('trash', { note: 7, state: 'failed' })) },
    events: '  7',
    sent: '    7',
    expected: '5ms i',
  },
  {
    name: 'fetches a note that was approved',
    state: { ...holding(note(7)), touched: { 7: 1 } },
    events: '  7',
    sent: '    7',
    expected: '5ms i',
  },
  {
    name: 'makes the list due if the request fails',
    response: response({}, 500),
    events: '  7',
    sent: '    7',
    expected: '5ms O',
  },
  {
    name: 'reports a malformed response and makes the list due',
    response: response({ notes: {} }),
    events: '  7',
    sent: '    7',
    expected: '5ms O',
    reported: '5ms l',
  },
  {
    name: 'reports a note without an id and makes the list due',
    response: notesResponse({}),
    events: '  7',
    sent: '    7',
    expected: '5ms O',
    reported: '5ms n',
  },
];

const problems = {
  l: "the answer's notes are an object, not a list",
  n: "a note's id is missing, not a number",
};

cases(
  'a push',
  (m, { events, state = {}, response: body, expected, sent = '', reported = '' }: Case) => {
    const report = createLog<string>();
    const platform = fakePlatform((line) =>
      m.cold('5ms (a|)', { a: body ?? notesResponse(wireNote(Number(line.at(-1)))) }),
    );
    const emitted$ = emittedBy(m, fetchPushed, {
      events,
      values,
      state,
      platform,
      world: { report: report.add },
    });
    m.expect(emitted$).toBeObservable(expected, outcomes);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  rules,
);
