import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/sources/polling';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { answersOf } from '../../support/behaviour';
import { holding, note, polled, wireNote } from '../../support/notes';
import { answer, fakePlatform, notesAnswer } from '../../support/platform';

const requests = {
  p: 'POLL /notifications/?number=10',
  l: 'GET /notifications/?number=10',
  1: 'GET /notifications/1',
  2: 'GET /notifications/2',
  3: 'GET /notifications/3',
  4: 'GET /notifications/4',
  5: 'GET /notifications/5',
};

const fetched = (...notes: readonly Note[]): Event => ({
  type: 'notes.fetched',
  notes,
  unreadable: [],
  asked: 0,
});
const gone = (...ids: readonly number[]): Event => ({ type: 'notes.gone', ids, asked: 0 });
const listed = (notes: readonly Note[]): Event => ({
  type: 'notes.listed',
  notes,
  unreadable: [],
  number: 10,
  isComplete: true,
  lastSeenTime: 0,
  asked: 0,
});

interface Case {
  readonly name: string;
  readonly held: readonly Note[];
  readonly poll: readonly unknown[];
  /** The fields of each note that the platform sends. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly missing?: string;
  readonly broken?: string;
  readonly sent: string;
  readonly expected: string;
  readonly events: Readonly<Record<string, Event>>;
  readonly until?: string;
  readonly noteReads?: State['noteReads'];
}

const ids = [6, 5, 4, 3, 2, 1];
const entries = (...numbers: readonly number[]) => numbers.map((id) => polled(id));

const rules: Case[] = [
  {
    name: '5 changed notes are fetched one by one',
    held: [],
    poll: entries(5, 4, 3, 2, 1),
    sent: 'p 4ms (54321)',
    expected: '10ms a',
    events: { a: fetched(...[5, 4, 3, 2, 1].map((id) => note(id))) },
  },
  {
    name: '6 changed notes are fetched by the list',
    held: [],
    poll: entries(...ids),
    sent: 'p 4ms l',
    expected: '10ms a',
    events: { a: listed(ids.map((id) => note(id))) },
  },
  {
    name: 'only the changed one of several',
    held: [note(2), note(1, { note_hash: 99 })],
    poll: entries(2, 1),
    sent: 'p 4ms 1',
    expected: '10ms a',
    events: { a: fetched(note(1)) },
  },
  {
    name: 'a note that is no longer polled is gone',
    held: [note(2), note(1)],
    poll: entries(1),
    sent: 'p',
    expected: '5ms a',
    events: { a: gone(2) },
  },
  {
    name: 'a note that is not found when fetched is gone',
    held: [note(2, { note_hash: 99 }), note(1, { note_hash: 99 })],
    poll: entries(2, 1),
    missing: '/2',
    sent: 'p 4ms (21)',
    expected: '10ms (ab)',
    events: { a: fetched(note(1)), b: gone(2) },
  },
  {
    name: 'one failure among several fails them all: the next attempt fetches them',
    held: [note(2, { note_hash: 99 }), note(1, { note_hash: 99 })],
    poll: entries(2, 1),
    broken: '/2',
    sent: 'p 4ms (21)',
    expected: '10ms a',
    events: { a: { type: 'notes.failed', kind: 'platform', failures: 1, retryInMs: 60_000 } },
  },
  {
    name: 'a note sent without a hash is not fetched again',
    held: [note(1, { note_hash: undefined })],
    poll: entries(1),
    fields: { note_hash: undefined },
    until: '60s !',
    sent: 'p 4ms 1 30004ms p',
    expected: '10ms a',
    events: { a: fetched(note(1)) },
  },
  {
    name: 'nor is a list of such',
    held: ids.map((id) => note(id, { note_hash: undefined })),
    poll: entries(...ids),
    fields: { note_hash: undefined },
    until: '60s !',
    sent: 'p 4ms l 30004ms p',
    expected: '10ms a',
    events: { a: listed(ids.map((id) => note(id))) },
  },
  {
    name: 'nothing has changed: nothing happens',
    held: [note(1)],
    poll: entries(1),
    sent: 'p',
    expected: '',
    events: {},
  },
  {
    name: 'nothing has changed, but a read mark waits to be told',
    held: [note(1)],
    poll: entries(1),
    noteReads: { 1: true },
    sent: 'p',
    expected: '5ms a',
    events: { a: { type: 'notes.confirmed', asked: 0 } },
  },
];

cases(
  'a light poll, then the difference',
  (
    m,
    {
      held,
      poll,
      fields = {},
      missing = '-',
      broken = '-',
      sent,
      expected,
      events,
      until = '20ms !',
      noteReads = {},
    }: Case,
  ) => {
    const platform = fakePlatform((line) => {
      const one = /notifications\/(\d+)/.exec(line);
      const notes = line.startsWith('POLL')
        ? poll
        : (one ? [Number(one[1])] : ids).map((id) => wireNote(id, fields));
      const status = line.endsWith(missing) ? 404 : line.endsWith(broken) ? 500 : 200;
      return m.cold('5ms (a|)', {
        a:
          status === 200
            ? notesAnswer(...notes)
            : answer({ error: status === 404 ? 'unknown_note' : 'broken' }, status),
      });
    });
    const answers$ = answersOf(m, polling, {
      platform,
      state: { ...holding(...held), list: { ...initialState.list, loaded: 10 }, noteReads },
    });
    m.expect(answers$, until).toBeObservable(expected, events);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
