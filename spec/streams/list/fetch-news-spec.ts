import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note, polled, READ, wireNote } from '../../support/notes';
import { response, fakePlatform, notesResponse } from '../../support/platform';

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

interface Case {
  readonly name: string;
  readonly held: readonly Note[];
  readonly poll: readonly unknown[];
  /** Fields of each note in the platform's responses. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The end of the address that the platform responds to with 404. */
  readonly missing?: string;
  readonly sent: string;
  readonly expected: string;
  readonly values?: Readonly<Record<string, Event>>;
  readonly until?: string;
  readonly state?: Partial<State>;
}

const ids = [6, 5, 4, 3, 2, 1];
const entries = (...numbers: readonly number[]) => numbers.map((id) => polled(id));

const rules: Case[] = [
  {
    name: 'fetches 5 changed notes one by one',
    held: [],
    poll: entries(5, 4, 3, 2, 1),
    values: { i: fetched(0, ...[5, 4, 3, 2, 1].map((id) => note(id))) },
    sent: '    k 4ms (54321)',
    expected: '  10ms i',
  },
  {
    name: 'fetches the list if 6 notes have changed',
    held: [],
    poll: entries(...ids),
    values: { l: listed({ notes: ids.map((id) => note(id)) }) },
    sent: '    k 4ms l',
    expected: '  10ms l',
  },
  {
    name: 'fetches only notes that have changed',
    held: [note(2), note(1, { note_hash: 99 })],
    poll: entries(2, 1),
    values: { i: fetched(0, note(1)) },
    sent: '    k 4ms 1',
    expected: '  10ms i',
  },
  {
    name: 'removes a note that the poll no longer contains',
    held: [note(2), note(1)],
    poll: entries(1),
    values: { g: gone(2) },
    sent: '    k',
    expected: '5ms g',
  },
  {
    name: 'removes a note that does not exist when it is fetched',
    held: [note(2, { note_hash: 99 }), note(1, { note_hash: 99 })],
    poll: entries(2, 1),
    missing: '/2',
    values: { i: fetched(0, note(1)), g: gone(2) },
    sent: '    k 4ms (21)',
    expected: '  10ms (ig)',
  },
  {
    name: 'does not fetch a note again that came without a hash',
    held: [note(1, { note_hash: undefined })],
    poll: entries(1),
    fields: { note_hash: undefined },
    values: { i: fetched(0, note(1)) },
    sent: '    k 4ms 1 30004ms k',
    expected: '  10ms i',
    until: '                60s !',
  },
  {
    name: 'does not fetch a list again whose notes came without hashes',
    held: ids.map((id) => note(id, { note_hash: undefined })),
    poll: entries(...ids),
    fields: { note_hash: undefined },
    values: { l: listed({ notes: ids.map((id) => note(id)) }) },
    sent: '    k 4ms l 30004ms k',
    expected: '  10ms l',
    until: '                60s !',
  },
  {
    name: '[light-poll] emits nothing if nothing has changed',
    held: [note(1)],
    poll: entries(1),
    sent: '    k',
    expected: '',
  },
  {
    name: 'emits a confirmation if nothing has changed but a read flag waits to be sent',
    held: [note(1)],
    poll: entries(1),
    state: { noteReads: { 1: READ } },
    sent: '    k',
    expected: '5ms k',
  },
  {
    name: 'reports the last-seen time of the platform if it is not that of the panel',
    held: [note(1)],
    poll: entries(1),
    values: { 6: { type: 'seen.reported', time: 0 } },
    state: { lastSeenTime: 600 },
    sent: '    k',
    expected: '5ms 6',
  },
];

cases(
  'a light poll',
  (
    m,
    {
      held,
      poll,
      fields = {},
      missing = '-',
      sent,
      expected,
      values = {},
      until = '20ms !',
      state = {},
    }: Case,
  ) => {
    const platform = fakePlatform((line) => {
      const one = /notifications\/(\d+)/.exec(line);
      const notes = line.startsWith('POLL')
        ? poll
        : (one ? [Number(one[1])] : ids).map((id) => wireNote(id, fields));
      return m.cold('5ms (a|)', {
        a: line.endsWith(missing) ? response({ error: 'unknown_note' }, 404) : notesResponse(...notes),
      });
    });
    const emitted$ = emittedBy(m, polling, {
      platform,
      state: { ...holding(...held), list: { ...initialState.list, loaded: 10 }, ...state },
    });
    m.expect(emitted$, until).toBeObservable(expected, { ...legend, ...values });
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
