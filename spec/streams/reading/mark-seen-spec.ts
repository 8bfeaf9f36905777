import { ignoreElements } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { markSeen } from '../../../src/streams/reading/mark-seen';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

const at = (timestamp: string) => ({ timestamp });
const old = note(1, at('1970-01-01T00:10:00Z'));

const values: Record<string, Event> = {
  ...legend,
  i: fetched(0, note(2, at('1970-01-01T00:11:40Z'))),
  R: { type: 'notes.kept', notes: [old] },
  6: { type: 'seen.advanced', time: 600 },
  7: { type: 'seen.advanced', time: 700 },
  p: { type: 'seen.reported', time: 500 },
  l: listed({ notes: [old], lastSeenTime: 500 }),
  L: listed({ notes: [old], lastSeenTime: 600 }),
  n: listed({ notes: [note(2, at('1970-01-01T00:11:40Z')), old], lastSeenTime: 500 }),
};

const requests = { 6: 'POST /notifications/seen {"time":600}', 7: 'POST /notifications/seen {"time":700}' };

const open: Partial<State> = { ...holding(old), isPanelOpen: true };
const closed: Partial<State> = { ...open, isPanelOpen: false };
const states: Record<string, Partial<State>> = {
  open,
  closed,
  noNotes: { ...closed, allNotes: {} },
  keptOnly: { isPanelOpen: true },
  /** An earlier page has sent 600, and the first list has not arrived. */
  seen: { isPanelOpen: false, lastSeenTime: 600 },
  seenOpen: { isPanelOpen: true, lastSeenTime: 600 },
  loading: { ...closed, isLoading: true, lastSeenTime: 600 },
  reported: { ...closed, lastSeenTime: 600, reportedSeenTime: 500 },
  malformed: { isPanelOpen: false, lastSeenTime: 99_999_999_999 },
};

cases(
  'the last seen time',
  (m, { events, sent, stored, state, answers }) => {
    const next = responsesIn(answers, { ok: response({}) });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    const storage = memoryStorage();
    const run = { events, values, state: named(states, state), platform, world: { storage } };
    m.expect(emittedBy(m, markSeen, run)).toBeObservable(sent, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(storage.changed$).toBeObservable(stored, {
      6: 'notesLastMarkedSeen = 600',
      7: 'notesLastMarkedSeen = 700',
    });
  },
  table(`
  events                     | sent           | stored  | state     | answers         | name
  -o                         | -6             | -6      | closed    |                 | [seen-mark] is sent in seconds when the panel opens
                             | 6              | 6       | open      |                 | is sent at once in an open panel
                             |                |         | closed    |                 | is not sent in a closed panel
  -R                         |                |         | keptOnly  |                 | [bell-and-kept-list] is not sent for notes that were only kept
  h-o-v                      | ----6          | ----6   | closed    |                 | is not sent while the panel is hidden, but when it becomes visible
  o-c-o                      | 6              | 6       | closed    |                 | is sent once, however often the panel opens
  9ms i                      | 6 8ms 7        | 6 8ms 7 | open      |                 | is sent again when a newer note arrives
  --i                        | 6-7            | 6-7     | open      |                 | is sent at once, even while the previous request runs
  -6-o                       |                |         | closed    |                 | is not sent if another tab has sent it
  -o                         |                |         | noNotes   |                 | is not sent if there are no notes
  9ms p 19ms p               | 6 8ms 6        | 6       | open      | 500 200         | [seen-mark] is sent again if it fails, when the platform reports an earlier one
  9ms p 19ms l 19ms p 19ms p | 6 8ms 6 19ms 6 | 6       | open      | 500 500 200     | is sent again after each such report until it is accepted
  9ms p 19ms l 19ms p        | 6              | 6       | open      | 403 200         | [cause-of-a-failure] is not sent again if it is not allowed
  ---p                       | 6              | 6       | open      | 500             | is not sent again while it is being sent
  9ms i 9ms p                | 6 8ms 7        | 6 8ms 7 | open      | 500 200         | is not sent again after a later one was sent
  i-o 9ms l                  | --7            | --7     | closed    |                 | [page-that-stays-open] is not sent if the platform has accepted a later one, which it does not report
  -l                         | -6             |         | seen      |                 | [seen-mark] of an earlier page is sent if the first list has an earlier one, also in a closed panel
                             | 6              |         | reported  |                 | of an earlier page is sent if the first list came before this code was loaded
  -L                         |                |         | seen      |                 | of an earlier page is not sent if the first list has it
                             |                |         | loading   |                 | of an earlier page is not sent before the first list
  -n                         | -7             | -7      | seenOpen  |                 | of an earlier page is not sent if the first list brings a later one
  6-p                        | --6            |         | closed    |                 | of another tab is sent if the platform reports an earlier one later
  -l                         | -6             |         | malformed |                 | that is malformed in storage is not sent: the newest note is the latest that can be seen
`),
);

test(
  'a seen request is not cancelled by the next one',
  marbles((m) => {
    const request$ = m.cold('5ms (a|)', { a: response({}) });
    const platform = fakePlatform(() => request$);
    const emitted$ = emittedBy(m, markSeen, { events: '--i', values, state: open, platform });
    m.expect(emitted$.pipe(ignoreElements())).toBeObservable('');
    m.expect(request$).toHaveSubscriptions(['^----!', '--^----!']);
  }),
);
