import { cases } from 'rxjs-marbles/jest';
import { retryNotes } from '../../../src/streams/list/retry-notes';
import type { PolledNote } from '../../../src/streams/notes/polled-note';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { fetched, legend } from '../../support/legend';
import { note, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, responsesIn } from '../../support/platform';
import { table } from '../../support/table';

const skipped = (...unreadable: readonly PolledNote[]): Event => ({
  type: 'notes.fetched',
  notes: [],
  unreadable,
  asked: 0,
});

const values: Record<string, Event> = {
  ...legend,
  // Notes 7 and 8 have failed.
  1: skipped({ id: 7, hash: 7, hasFailed: true }),
  2: skipped({ id: 8, hash: 8, hasFailed: true }),
  // Note 7 has failed in another version.
  3: skipped({ id: 7, hash: 77, hasFailed: true }),
  // Note 7 is malformed.
  4: skipped({ id: 7, hash: 7 }),
  M: fetched(9, note(7)),
};

const emitted: Record<string, Event> = {
  6: fetched(2, note(7)),
  7: fetched(1, note(7)),
  8: fetched(3, note(8)),
  9: fetched(3, note(7)),
  g: { type: 'notes.gone', ids: [7], asked: 1 },
  m: { type: 'notes.fetched', notes: [], unreadable: [{ id: 7, hash: 7 }], asked: 1 },
};

const requests = { 7: 'GET /notifications/7', 8: 'GET /notifications/8' };

cases(
  'a note that could not be fetched',
  (m, { events, sent, expected, until, responses, isNotifying }) => {
    const next = responsesIn(responses, { malformed: notesResponse(wireNote(7, { type: 7 })) });
    const platform = fakePlatform((line) => {
      const answer = next();
      const note = notesResponse(wireNote(Number(line.at(-1))));
      return m.cold('5ms (a|)', { a: responses === '' ? note : answer });
    });
    const state = isNotifying
      ? ({ isVisible: false, isNotifyWanted: true, tabRole: 'leader' } as const)
      : undefined;
    const emitted$ = emittedBy(m, retryNotes, { events, values, state, platform });
    m.expect(emitted$, until === '' ? '120s !' : until).toBeObservable(expected, emitted);
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  table(`
  events       | sent                                                        | expected       | until  | responses        | isNotifying | name
  1            | 60s 7                                                       | 60005ms 7      |        |                  |             | [error-of-one-note] is fetched again after 60 s
  1            | 60s 7 90004ms 7 120004ms 7 150004ms 7 180004ms 7 180004ms 7 |                | 800s ! | 403              |             | [error-of-one-note] waits 30 s longer after each failure, up to 180 s
  1 9s 2       | 60s 7 9s 8                                                  | 60005ms 6 9s 8 |        |                  |             | does not wait for another note
  1            | 60s 7 100004ms 7 180004ms 7                                 |                | 360s ! | 503/100 503/9999 |             | waits as long as its answer asks for, up to 180 s
  1            | 60s 7                                                       | 60005ms g      |        | 404/unknown_note |             | is removed if it is gone
  1            | 60s 7                                                       | 60005ms m      | 600s ! | malformed        |             | is not fetched again if it is malformed
  4            |                                                             |                | 600s ! |                  |             | is not fetched if it was malformed from the start
  1 9s M       |                                                             |                | 600s ! |                  |             | is not fetched any more after it has arrived in another way
  1 99s 3      | 60s 7 99s 7                                                 |                | 200s ! | 403              |             | starts again when another version of it fails
  1 9s N 9s n  | 18002ms 7                                                   | 18007ms 9      |        |                  |             | is fetched at once when the network returns
  1            | 60s 7                                                       | 60005ms 7      |        |                  | yes         | is fetched again while a hidden panel notifies
  1 9s h 99s v | 108002ms 7                                                  | 108007ms 9     |        |                  |             | waits until the panel is visible
`),
);
