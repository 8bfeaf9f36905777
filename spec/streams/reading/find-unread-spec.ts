import { filter } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { markRead } from '../../../src/streams/reading/mark-read';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note, READ_BY_ALL, wireNote } from '../../support/notes';
import { fakePlatform, response } from '../../support/platform';

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

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  readonly list?: ReturnType<typeof response>;
  readonly afterMs?: number;
  readonly expected: string;
  readonly sent: string;
}

const rules: Case[] = [
  {
    name: 'marks the unread notes that are not loaded, too',
    events: 'A',
    sent: 'f 4ms B',
    expected: '10ms m',
  },
  {
    name: 'asks for no list if all notes are loaded',
    state: { ...partial, list: { ...initialState.list, loaded: 10, isComplete: true } },
    events: '  A',
    sent: '    s',
    expected: '5ms o',
  },
  {
    name: 'marks the loaded notes if the platform refuses the list',
    list: response({}, 400),
    events: '  A',
    sent: '    f 4ms s',
    expected: '10ms p',
  },
  {
    name: 'marks the loaded notes if the list is malformed',
    list: response({ notes: 1 }),
    events: '  A',
    sent: '    f 4ms s',
    expected: '10ms p',
  },
  {
    name: 'marks the loaded notes if the list takes more than 5 s',
    afterMs: 6000,
    events: '  A',
    sent: '    f 4999ms s',
    expected: '5005ms p',
  },
  {
    name: 'marks the loaded notes if the page is hidden before the list comes',
    events: '  A-H',
    sent: '    f-s',
    expected: '7ms p',
  },
  {
    name: 'says that there was nothing to mark',
    state: { ...partial, ...holding(note(7, { read: 1 })) },
    list: response({ notes: [wireNote(7, { read: 1 })] }),
    events: '  A',
    sent: '    f',
    expected: '5ms n',
  },
  {
    name: 'keeps a message that offers Undo if there was nothing to mark',
    state: {
      ...partial,
      ...holding(note(7, { read: 1 })),
      status: { message: 'reads.all', kind: 'success', reads: both, durationMs: 4000 },
    },
    list: response({ notes: [wireNote(7, { read: 1 })] }),
    events: '  A',
    sent: '    f',
    expected: '',
  },
  {
    name: 'is taken back by Undo',
    state: holding(note(7, { read: 1 })),
    events: 'U',
    sent: 'u',
    expected: '',
  },
];

cases(
  '[mark-all-as-read] marking all notes as read',
  (m, { events, state = partial, list = found, afterMs = 5, expected, sent }: Case) => {
    const platform = fakePlatform((line) =>
      line.startsWith('GET')
        ? m.cold(`${afterMs}ms (a|)`, { a: list })
        : m.cold('5ms (a|)', { a: response({ success: true, updated: [] }) }),
    );
    const emitted$ = emittedBy(m, markRead, { events, values, state, platform });
    const marked$ = emitted$.pipe(filter(({ type }: Event) => type === 'reads.allMarked'));
    m.expect(platform.requests$).toBeObservable(sent, requests);
    m.expect(marked$).toBeObservable(expected, values);
  },
  rules,
);
