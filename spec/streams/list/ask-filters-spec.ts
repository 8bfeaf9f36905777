import { cases } from 'rxjs-marbles/jest';
import { askFilters } from '../../../src/streams/list/ask-filters';
import type { AskedFilter, FilterName } from '../../../src/streams/list/state';
import type { Note } from '../../../src/streams/notes/note';
import type { Event, EventOf } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note, polled, wireNote } from '../../support/notes';
import { fakePlatform, type FakeResponse, notesResponse, response } from '../../support/platform';

/** The time of a note is the minute that is its id. */
const minutely = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  timestamp: new Date(id * 60_000).toISOString(),
  ...changes,
});
const READ = { read: 1 };
const wire = (id: number, changes = {}): Record<string, unknown> => wireNote(id, minutely(id, changes));
const parsed = (id: number, changes = {}): Note => note(id, minutely(id, changes));

/** The list ends at note 18; all of it is read. */
const LIST = [20, 19, 18].map((id) => parsed(id, READ));
const shown = (changes: Partial<State> = {}): Partial<State> => ({
  ...holding(...LIST),
  isPanelOpen: true,
  filterName: 'unread',
  list: { ...initialState.list, loaded: 10 },
  ...changes,
});
/** Notes below the list that the filter has found, of the newest ten in it. */
const found = (...notes: readonly Note[]): Partial<State> =>
  shown({
    ...holding(...LIST, ...notes),
    foundNotes: Object.fromEntries(notes.map(({ id }) => [id, { unread: true as const }])),
  });

const answered = (
  asked: number,
  notes: readonly Note[],
  changes: Partial<EventOf<'filters.answered'>> = {},
): Event => ({
  type: 'filters.answered',
  name: 'unread',
  ids: notes.map(({ id }) => id),
  notes,
  unreadable: [],
  number: 10,
  isComplete: true,
  asked,
  ...changes,
});

const values: Record<string, Event> = {
  ...legend,
  C: { type: 'filter.selected', name: 'comments' },
  V: { type: 'push.received', noteId: 3 },
  E: answered(0, [parsed(3)]),
  // A filter of which a page is loaded.
  M: answered(0, [], { isComplete: false }),
};
const emitted = {
  0: { type: 'filters.offered' },
  8: { type: 'filters.failed', name: 'unread' },
  9: { type: 'filters.refused' },
  g: { type: 'notes.gone', ids: [3], asked: 3 },
} as const satisfies Record<string, Event>;

const requests = {
  1: 'GET /notifications/?number=10&unread=1',
  2: 'GET /notifications/?number=20&unread=1',
  3: 'GET /notifications/3',
  p: 'POLL /notifications/?number=10&unread=1',
  c: 'GET /notifications/?number=13&type=comment',
  f: 'GET /notifications/?number=10&type=follow',
  k: 'GET /notifications/?number=10&type=like%2Ccomment_like',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly state?: Partial<State>;
  /** The platform's responses in turn, each after 5 ms; the last one is repeated. */
  readonly responses?: readonly FakeResponse[];
  readonly sent: string;
  readonly expected: string;
  readonly answers?: Readonly<Record<string, Event>>;
}

const ten = Array.from({ length: 10 }, (_, at) => 10 - at);

const pages: Case[] = [
  {
    name: '[asked-filters] asks for ten notes when more are wanted',
    events: '  -m',
    responses: [notesResponse(wire(3))],
    sent: '    -1',
    expected: '0 5ms 1',
    answers: { 1: answered(2, [parsed(3)]) },
  },
  {
    name: '[asked-filters] is not complete after a full page, and asks for ten more',
    events: '  -m 9ms m',
    responses: [notesResponse(...ten.map((id) => wire(id))), notesResponse(wire(3))],
    sent: '    -1 9ms 2',
    expected: '0 5ms 1 9ms 2',
    answers: {
      1: answered(
        2,
        ten.map((id) => parsed(id)),
        { isComplete: false },
      ),
      2: answered(4, [parsed(3)], { number: 20 }),
    },
  },
  {
    name: '[asked-filters] ends when page two repeats page one',
    events: '  -m 9ms m',
    responses: [
      notesResponse(...ten.map((id) => wire(id))),
      notesResponse(...[...ten, ...ten].map((id) => wire(id))),
    ],
    sent: '    -1 9ms 2',
    expected: '0 5ms 1 9ms 2',
    answers: {
      1: answered(
        2,
        ten.map((id) => parsed(id)),
        { isComplete: false },
      ),
      2: answered(
        4,
        ten.map((id) => parsed(id)),
        { number: 20 },
      ),
    },
  },
  {
    name: 'asks for nothing while the list has all notes',
    events: '  -m',
    state: shown({ list: { ...initialState.list, loaded: 10, isComplete: true } }),
    sent: '',
    expected: '0',
  },
  {
    name: 'asks for nothing while the panel is closed, and when it opens',
    events: '  -c 9ms m 9ms o',
    responses: [notesResponse(wire(3))],
    sent: '    - 20ms 1',
    expected: '0 25ms 1',
    answers: { 1: answered(4, [parsed(3)]) },
  },
];

const failures: Case[] = [
  {
    name: '[ignored-filters] is not asked again if a note is not in the filter',
    events: '  -m 9ms m 9ms C 9ms m',
    responses: [notesResponse(wire(3), wire(2, READ))],
    sent: '    -1',
    expected: '0 5ms 9',
  },
  ...[400, 403, 404].map((status): Case => ({
    name: `[ignored-filters] is not asked again after ${status}`,
    events: '  -m 9ms m 9ms C 9ms m',
    responses: [response({ error: 'invalid_input' }, status)],
    sent: '    -1',
    expected: '0 5ms 9',
  })),
  ...[500, 429].map((status): Case => ({
    name: `is asked again one minute after ${status}`,
    events: '  -m',
    responses: [response({}, status), notesResponse(wire(3))],
    sent: '    -1 60004ms 1',
    expected: '0 5ms 8 60004ms 1',
    answers: { 1: answered(3, [parsed(3)]) },
  })),
  {
    name: 'is asked again if the token is refused',
    events: '  -m',
    responses: [response({ error: 'invalid_token' }, 400), notesResponse(wire(3))],
    sent: '    -1 60004ms 1',
    expected: '0 5ms 8 60004ms 1',
    answers: { 1: answered(3, [parsed(3)]) },
  },
];

const checks: Case[] = [
  {
    name: '[checked-filters] asks whether it has changed when it shows again, after a poll and after a push',
    events: '  -M 9ms o 9ms k 9ms V',
    state: { ...found(parsed(3)), isPanelOpen: false },
    responses: [notesResponse(polled(3))],
    sent: '    - 10ms p 9ms p 9ms p',
    expected: '0 15ms 1',
    answers: { 1: answered(3, [], { ids: [3] }) },
  },
  {
    name: '[checked-filters] fetches a changed note',
    events: '  -E 9ms k',
    state: found(parsed(3)),
    responses: [notesResponse(polled(3, 33)), notesResponse(wire(3, { note_hash: 33 }))],
    sent: '    - 10ms p 4ms 3',
    expected: '0 20ms 1',
    answers: { 1: answered(3, [parsed(3, { note_hash: 33 })]) },
  },
  {
    name: '[checked-filters] fetches a note that it lacks, which may be read',
    events: '  -E 9ms k',
    state: found(parsed(3)),
    responses: [notesResponse(), notesResponse(wire(3, { ...READ, note_hash: 33 }))],
    sent: '    - 10ms p 4ms 3',
    expected: '0 20ms 1',
    answers: { 1: answered(3, [parsed(3, { ...READ, note_hash: 33 })], { ids: [] }) },
  },
  {
    name: '[checked-filters] removes a note that it lacks and that is gone',
    events: '  -E 9ms k',
    state: found(parsed(3)),
    responses: [notesResponse(), response({ error: 'unknown_note' }, 404)],
    sent: '    - 10ms p 4ms 3',
    expected: '0 20ms (1g)',
    answers: { 1: answered(3, [], { ids: [] }) },
  },
  {
    name: '[checked-filters] takes a changed note of the list for none of its own: the poll of the list finds it',
    events: '  -E 9ms k',
    state: { ...found(parsed(3)), ...holding(parsed(20), ...LIST.slice(1), parsed(3)) },
    responses: [notesResponse(polled(20, 99), polled(3))],
    sent: '    - 10ms p',
    expected: '0',
  },
];

const run = (name: string, rules: Case[]): void =>
  cases(
    name,
    (m, { events, state = shown(), responses = [], sent, expected, answers = {} }: Case) => {
      const left = [...responses];
      const platform = fakePlatform(() =>
        m.cold('5ms (a|)', { a: (left.length > 1 ? left.shift() : left[0]) ?? notesResponse() }),
      );
      const emitted$ = emittedBy(m, askFilters, { events, values, state, platform });
      m.expect(emitted$).toBeObservable(expected, { ...emitted, ...answers });
      m.expect(platform.requests$).toBeObservable(sent, requests);
    },
    rules,
  );

run('a filter of the platform', pages);
run('a filter of the platform that fails', failures);
run('a filter of the platform that shows', checks);

cases(
  'a filter of the platform asks by its type',
  (m, { filterName, sent }: { filterName: Exclude<FilterName, 'all'>; sent: string }) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: notesResponse() }));
    emittedBy(m, askFilters, { events: '-m', values, state: shown({ filterName }), platform }).subscribe();
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  (
    [
      ['unread', '-1'],
      ['comments', '-c'],
      ['follows', '-f'],
      ['likes', '-k'],
    ] satisfies [AskedFilter, string][]
  ).map(([filterName, sent]) => ({ name: filterName, filterName, sent })),
);
