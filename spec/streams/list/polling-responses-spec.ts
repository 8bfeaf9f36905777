import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';
import { holding, note, polled, wireNote } from '../../support/notes';
import { response, fakePlatform, type FakeResponse, notesResponse } from '../../support/platform';

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

const text = (content: string) => ({ status: 200, text: content });

interface Case {
  readonly name: string;
  readonly state?: Partial<State>;
  readonly events?: string;
  readonly response?: FakeResponse;
  /** When the response arrives (a); # is a network error. */
  readonly comes?: string;
  readonly expected: string;
  readonly reported?: string;
  readonly until?: string;
}

const rules: Case[] = [
  {
    name: 'emits the list',
    response: notesResponse(wireNote(1)),
    expected: '5ms l',
  },
  {
    name: 'emits nothing if a light poll finds no change',
    state: loaded,
    expected: '',
  },
  {
    name: 'emits a confirmation if it was due and finds no change',
    state: { ...loaded, tick: 7, list: { ...initialState.list, loaded: 10, checkDue: 1 } },
    expected: '5ms k',
  },
  {
    name: 'emits a confirmation if it follows a failure and finds no change',
    state: {
      ...loaded,
      tick: 7,
      list: {
        ...initialState.list,
        loaded: 10,
        failure: { kind: 'platform', failures: 1, retryInMs: 1, askedMs: 0 },
      },
    },
    expected: '5ms k',
  },
  {
    name: 'fails if the platform responds with 500',
    response: response({}, 500),
    expected: '5ms x',
  },
  {
    name: '[retry-after] fails with the time that the platform asks for, and waits 180 s at most',
    response: response({}, 429, { 'retry-after': '86400' }),
    expected: '5ms 2',
  },
  {
    name: 'fails without a retry if the platform forbids it',
    response: response({ error: 'unauthorized' }, 403),
    expected: '5ms F',
    until: '   600s !',
  },
  {
    name: '[cause-of-a-failure] fails as unreachable if a network answers 403 with a page of its own',
    response: { status: 403, text: '<h1>No</h1>' },
    expected: '5ms 1',
  },
  {
    name: 'fails without a retry if the platform forbids it with an empty body',
    response: { status: 403, text: '' },
    expected: '5ms F',
    until: '   600s !',
  },
  {
    name: 'fails without a retry if the platform forbids it with a JSON array',
    response: response([{ errors: [[]] }], 403),
    expected: '5ms F',
    until: '   600s !',
  },
  {
    name: 'fails without a retry if the platform forbids it with a nested error object',
    response: response({ error: { error: 'invalid_token' } }, 403),
    expected: '5ms F',
    until: '   600s !',
  },
  {
    name: 'fails if the response is not JSON',
    response: text('No'),
    expected: '5ms x',
  },
  {
    name: '[cause-of-a-failure] fails as unreachable if a network answers with its own page',
    response: text(' <html>'),
    expected: '5ms 1',
  },
  {
    name: 'fails if the response is null',
    response: text('null'),
    expected: '5ms x',
  },
  {
    name: 'fails as unreachable if the network fails',
    comes: '   5ms #',
    expected: '5ms 1',
  },
  {
    name: 'fails as unreachable if there is no response within 30 s',
    comes: '   -',
    expected: '30s 1',
    until: '    31s !',
  },
  {
    name: 'fails and reports the problem if the response has no list',
    response: response({ notes: 'none' }),
    expected: '5ms x',
    reported: '5ms l',
  },
  {
    name: 'fails and reports the problem if the response to a light poll has no list',
    state: loaded,
    response: response({}),
    expected: '5ms x',
    reported: '5ms p',
  },
  {
    name: 'skips and reports a malformed note',
    response: notesResponse(wireNote(1), { id: 'x' }),
    expected: '5ms l',
    reported: '5ms m',
  },
  {
    name: 'emits an empty list',
    response: notesResponse(),
    expected: '5ms 0',
  },
];

const problems = {
  l: `the answer's notes are the text "none", not a list`,
  p: 'a light poll brought no list of notes',
  m: `a note's id is the text "x", not a number`,
};

cases(
  'a poll',
  (
    m,
    {
      state,
      response: a = notesResponse(polled(1)),
      comes = '5ms (a|)',
      expected,
      reported = '',
      until = '6ms !',
    }: Case,
  ) => {
    const report = createLog<string>();
    const platform = fakePlatform(() => m.cold(comes, { a }));
    const emitted$ = emittedBy(m, polling, {
      platform,
      world: { report: report.add },
      ...(state && { state }),
    });
    m.expect(emitted$, until).toBeObservable(expected, values);
    m.expect(report.entries$).toBeObservable(reported, problems);
  },
  rules,
);
