import { filter } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { markRead } from '../../../src/streams/reading/mark-read';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note, READ_BY_ALL, wireNote } from '../../support/notes';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

const both = { 7: READ_BY_ALL, 1: READ_BY_ALL };

const values: Record<string, Event> = {
  ...legend,
  U: { type: 'reads.allUndone', reads: both },
  H: { type: 'visibility.changed', isVisible: false },
  m: { type: 'reads.allMarked', reads: both, isPartial: false },
  p: { type: 'reads.allMarked', reads: { 7: READ_BY_ALL }, isPartial: true },
  o: { type: 'reads.allMarked', reads: { 7: READ_BY_ALL }, isPartial: false },
  n: { type: 'reads.allMarked', reads: {}, isPartial: false },
};

const requests = {
  f: 'GET /notifications/?number=100',
  B: 'POST /notifications/read {"counts":{"1":9999,"7":9999}} keepalive',
  s: 'POST /notifications/read {"counts":{"7":9999}} keepalive',
  u: 'POST /notifications/read {"counts":{"1":-1,"7":-1}} keepalive',
};

/** Note 7 is loaded, note 1 is not, and note 2 is read. */
const found = response({ notes: [wireNote(7), wireNote(2, { read: 1 }), wireNote(1)] });
const partial: Partial<State> = {
  ...holding(note(7)),
  list: { ...initialState.list, loaded: 10, isComplete: false },
};

const allRead: Partial<State> = { ...partial, ...holding(note(7, { read: 1 })) };
const states: Record<string, Partial<State>> = {
  complete: { ...partial, list: { ...initialState.list, loaded: 10, isComplete: true } },
  allRead,
  undoable: {
    ...allRead,
    status: {
      message: 'reads.all',
      kind: 'success',
      deed: { action: 'readAll', reads: both, at: 0 },
      durationMs: 4000,
    },
  },
  isRead: holding(note(7, { read: 1 })),
};
const lists = {
  ok: found,
  malformed: response({ notes: 1 }),
  allRead: response({ notes: [wireNote(7, { read: 1 })] }),
};

cases(
  '[mark-all-as-read] marking all notes as read',
  (m, { events, sent, expected, state, list, afterMs }) => {
    const found = responsesIn(list, lists);
    const platform = fakePlatform((line) =>
      line.startsWith('GET')
        ? m.cold(`${afterMs}ms (a|)`, { a: found() })
        : m.cold('5ms (a|)', { a: response({ success: true, updated: [] }) }),
    );
    const emitted$ = emittedBy(m, markRead, {
      events,
      values,
      state: named(states, state) ?? partial,
      platform,
    });
    const marked$ = emitted$.pipe(filter(({ type }: Event) => type === 'reads.allMarked'));
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(marked$).toBeObservable(expected, values);
  },
  table(`
  events | sent       | expected | state    | list      | afterMs | name
  A      | f 4ms B    | 10ms m   |          |           | 5       | marks the unread notes that are not loaded, too
  A      | s          | 5ms o    | complete |           | 5       | asks for no list if all notes are loaded
  A      | f 4ms s    | 10ms p   |          | 400       | 5       | marks the loaded notes if the platform refuses the list
  A      | f 4ms s    | 10ms p   |          | malformed | 5       | marks the loaded notes if the list is malformed
  A      | f 4999ms s | 5005ms p |          |           | 6000    | marks the loaded notes if the list takes more than 5 s
  A-H    | f-s        | 7ms p    |          |           | 5       | marks the loaded notes if the page is hidden before the list comes
  A      | f          | 5ms n    | allRead  | allRead   | 5       | says that there was nothing to mark
  A      | f          |          | undoable | allRead   | 5       | keeps a message that offers Undo if there was nothing to mark
  U      | u          |          | isRead   |           | 5       | is taken back by Undo
`),
);
