import { filter } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { markRead } from '../../../src/streams/reading/mark-read';
import { isRead } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog, emittedBy } from '../../support/behaviour';
import { legend, readLegend } from '../../support/legend';
import { holding, note, READ, READ_BY_ALL, UNREAD } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

const values: Record<string, Event> = {
  ...legend,
  ...readLegend,
  8: { type: 'note.selected', id: 8 },
  y: { type: 'reads.confirmed', reads: { 7: READ_BY_ALL, 8: READ_BY_ALL } },
  f: { type: 'reads.failed', reads: { 7: READ_BY_ALL, 8: READ_BY_ALL }, cause: 'platform' },
  n: { type: 'reads.failed', reads: { 7: READ_BY_ALL, 8: READ_BY_ALL }, cause: 'forbidden' },
  1: { type: 'reads.confirmed', reads: { 7: UNREAD } },
  2: { type: 'reads.confirmed', reads: { 7: READ_BY_ALL } },
  3: { type: 'reads.confirmed', reads: { 8: READ } },
};

const requests = {
  A: 'POST /notifications/read {"counts":{"7":9999,"8":9999}} keepalive',
  7: 'POST /notifications/read {"counts":{"7":9999}} keepalive',
  8: 'POST /notifications/read {"counts":{"8":9999}} keepalive',
  u: 'POST /notifications/read {"counts":{"7":-1}} keepalive',
};

const fine = response({ success: true, updated: [] });
const states: Record<string, Partial<State>> = {
  offline: { isOnline: false },
  isRead: holding(note(7, { read: 1 })),
  marked: { noteReads: { 7: READ_BY_ALL, 8: READ_BY_ALL } },
};
/** The ids of unread notes. */
const unreadIds = { B: '7,8', 0: '', 7: '7' };

cases(
  '"Mark all as read"',
  (m, { events, sent, expected, unread, responses, jitterMs, state }) => {
    const next = responsesIn(responses, { ok: fine, unsure: response({ success: false }) });
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
    const log = createLog<string>();
    let last = 'none';
    const emitted$ = emittedBy(m, markRead, {
      events,
      values,
      state: {
        ...holding(note(7), note(8)),
        list: { ...initialState.list, isComplete: true },
        ...named(states, state),
      },
      platform,
      world: { jitterMs: () => Number(jitterMs) },
      watch: ({ allNotes, noteReads }) => {
        const ids = Object.values(allNotes).filter((each) => !isRead({ noteReads }, each));
        const now = ids.map(({ id }) => id).join();
        if (now !== last) log.add(now);
        last = now;
      },
    });
    const ended$ = emitted$.pipe(filter(({ type }) => type !== 'reads.sent' && type !== 'reads.allMarked'));
    m.expect(ended$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
    if (unread !== '') m.expect(log.entries$).toBeObservable(unread, unreadIds);
  },
  table(`
  events | sent                      | expected       | unread        | responses      | jitterMs | state   | name
  A      | A                         | 5ms y          | (B0)          |                |          |         | [mark-all-as-read-fails] is confirmed by the response of the platform, not by the press of the button
  A      | A 2004ms A                | 2010ms y       |               | 500 ok         |          |         | is retried after 2 s
  A      | A                         | 5ms n          | (B0) 1ms B    | 403            |          |         | [cause-of-a-failure] is not retried if it is not allowed
  A      | A 60004ms A               | 60010ms y      |               | 503/60 ok      |          |         | [retry-after] is retried after the time that the answer asks for
  A      | A 3600004ms A             | 3600010ms y    |               | 503/2000000 ok |          |         | [retry-after] is retried after an hour at most, however long the answer asks for
  A 9s A | A 9s A                    | 9006ms y       |               | 503/60 ok      |          |         | [retry-after] is sent at once when the button is pressed again
  A      | A 2004ms A                | 2010ms y       |               | unsure ok      |          |         | is retried if the response does not state success
  A      | A 2004ms A 4004ms A       | 6015ms f       | (B0) 6011ms B | 500            |          |         | [mark-all-as-read-fails] is retried again after 4 s, and is then taken back
  A      | A 2704ms A                | 2710ms y       |               | 500 ok         | 700      |         | is retried after the jitter as well
  A 8    | A 2004ms A 4004ms A 4ms 8 | 6015ms f 4ms 3 | (B0) 6011ms 7 | 500 500 500 ok |          |         | leaves a note read that was opened before it failed, and sends its own mark then
  A      | A                         | 5ms f          |               | 500            |          | offline | is not retried while the panel is offline
  AQ     | A                         | 5ms f          |               | 500            |          |         | is not retried after the session has ended
  uA     | u 4ms 7                   | 5ms 1 4ms 2    |               |                |          | isRead  | waits for a single mark that is being sent, so that it arrives last
  A      |                           |                |               |                |          | isRead  | sends nothing if no note is unread
  AA     | A                         | 5ms y          |               |                |          |         | sends nothing more if the button is pressed again while it is sent
  -      | A                         | 5ms y          |               |                |          | marked  | is sent as soon as its code is loaded
`),
);
