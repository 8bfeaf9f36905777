import { cases } from 'rxjs-marbles/jest';
import { polling } from '../../../src/streams/list/polling';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note, polled, READ, wireNote } from '../../support/notes';
import { response, fakePlatform, notesResponse } from '../../support/platform';
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
  seen: { lastSeenTime: 600 },
};

/** `held` has the ids of the held notes: of another version (*) or without a hash (?). `poll` has those of the poll. */
const rules = table(`
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
  k                 | 5ms 6     | 20ms ! | 1                 | 1           | -       |         | seen   | reports the last-seen time of the platform if it is not that of the panel
`);

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
  rules,
);
