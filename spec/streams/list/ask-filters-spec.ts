import { cases } from 'rxjs-marbles/jest';
import { askFilters } from '../../../src/streams/list/ask-filters';
import type { Note } from '../../../src/streams/notes/note';
import type { Event, EventOf } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { holding, note, polled, wireNote } from '../../support/notes';
import { fakePlatform, notesResponse, responsesIn } from '../../support/platform';
import { named, table } from '../../support/table';

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
  changes: Partial<EventOf<'filters.loaded'>> = {},
): Event => ({
  type: 'filters.loaded',
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

const ten = Array.from({ length: 10 }, (_, at) => 10 - at);
const tenParsed = ten.map((id) => parsed(id));

/** What `expected` emits. */
const answers: Record<string, Event> = {
  ...emitted,
  a: answered(2, [parsed(3)]),
  b: answered(2, tenParsed, { isComplete: false }),
  c: answered(4, [parsed(3)], { number: 20 }),
  d: answered(4, tenParsed, { number: 20 }),
  e: answered(4, [parsed(3)]),
  f: answered(3, [parsed(3)]),
  h: answered(3, [], { ids: [3] }),
  i: answered(3, [parsed(3, { note_hash: 33 })]),
  j: answered(3, [parsed(3, { ...READ, note_hash: 33 })], { ids: [] }),
  k: answered(3, [], { ids: [] }),
  l: answered(2, [], { name: 'comments', number: 13 }),
  m: answered(2, [], { name: 'follows' }),
  n: answered(2, [], { name: 'likes' }),
};

const states: Record<string, Partial<State>> = {
  complete: shown({ list: { ...initialState.list, loaded: 10, isComplete: true } }),
  comments: shown({ filterName: 'comments' }),
  follows: shown({ filterName: 'follows' }),
  likes: shown({ filterName: 'likes' }),
  found: found(parsed(3)),
  foundClosed: { ...found(parsed(3)), isPanelOpen: false },
  changed: { ...found(parsed(3)), ...holding(parsed(20), ...LIST.slice(1), parsed(3)) },
};

const responses = {
  ok: notesResponse(),
  note: notesResponse(wire(3)),
  newer: notesResponse(wire(3, { note_hash: 33 })),
  readNewer: notesResponse(wire(3, { ...READ, note_hash: 33 })),
  others: notesResponse(wire(3), wire(2, READ)),
  ten: notesResponse(...ten.map((id) => wire(id))),
  twice: notesResponse(...[...ten, ...ten].map((id) => wire(id))),
  polled: notesResponse(polled(3)),
  polledNewer: notesResponse(polled(3, 33)),
  polledList: notesResponse(polled(20, 99), polled(3)),
};

type Row = Record<'events' | 'sent' | 'expected' | 'responses' | 'name', string> & {
  readonly state?: string;
};

const run = (name: string, rules: Row[]): void =>
  cases(
    name,
    (m, { events, sent, expected, responses: words, state = '' }: Row) => {
      const next = responsesIn(words, responses);
      const platform = fakePlatform(() => m.cold('5ms (a|)', { a: next() }));
      const run = { events, values, state: named(states, state) ?? shown(), platform };
      m.expect(emittedBy(m, askFilters, run)).toBeObservable(expected, answers);
      m.expect(platform.requests$).toBeObservable(sent, requests);
    },
    rules,
  );

run(
  'a filter of the platform',
  table(`
  events          | sent      | expected        | responses | state    | name
  -m              | -1        | 0 5ms a         | note      |          | [asked-filters] asks for ten notes when more are wanted
  -m 9ms m        | -1 9ms 2  | 0 5ms b 9ms c   | ten note  |          | [asked-filters] is not complete after a full page, and asks for ten more
  -m 9ms m        | -1 9ms 2  | 0 5ms b 9ms d   | ten twice |          | [asked-filters] ends when page two repeats page one
  -m              | -c        | 0 5ms l         | ok        | comments | asks for comments by their type
  -m              | -f        | 0 5ms m         | ok        | follows  | asks for follows by their type
  -m              | -k        | 0 5ms n         | ok        | likes    | asks for likes by both of their types
  -m              |           | 0               |           | complete | asks for nothing while the list has all notes
  -c 9ms m 9ms o  | - 20ms 1  | 0 25ms e        | note      |          | asks for nothing while the panel is closed, and when it opens
`),
);

run(
  'a filter of the platform that fails',
  table(`
  events                 | sent         | expected            | responses              | name
  -m 9ms m 9ms C 9ms m   | -1           | 0 5ms 9             | others                 | [ignored-filters] is not asked again if a note is not in the filter
  -m 9ms m 9ms C 9ms m   | -1           | 0 5ms 9             | 400/invalid_input      | [ignored-filters] is not asked again after 400
  -m 9ms m 9ms C 9ms m   | -1           | 0 5ms 9             | 403/invalid_input      | [ignored-filters] is not asked again after 403
  -m 9ms m 9ms C 9ms m   | -1           | 0 5ms 9             | 404/invalid_input      | [ignored-filters] is not asked again after 404
  -m                     | -1 60004ms 1 | 0 5ms 8 60004ms f   | 500 note               | is asked again one minute after 500
  -m                     | -1 60004ms 1 | 0 5ms 8 60004ms f   | 429 note               | is asked again one minute after 429
  -m                     | -1 60004ms 1 | 0 5ms 8 60004ms f   | 400/invalid_token note | is asked again if the token is refused
`),
);

run(
  'a filter of the platform that shows',
  table(`
  events                | sent                 | expected    | responses             | state       | name
  -M 9ms o 9ms k 9ms V  | - 10ms p 9ms p 9ms p | 0 15ms h    | polled                | foundClosed | [checked-filters] asks whether it has changed when it shows again, after a poll and after a push
  -E 9ms k              | - 10ms p 4ms 3       | 0 20ms i    | polledNewer newer     | found       | [checked-filters] fetches a changed note
  -E 9ms k              | - 10ms p 4ms 3       | 0 20ms j    | ok readNewer          | found       | [checked-filters] fetches a note that it lacks, which may be read
  -E 9ms k              | - 10ms p 4ms 3       | 0 20ms (kg) | ok 404/unknown_note   | found       | [checked-filters] removes a note that it lacks and that is gone
  -E 9ms k              | - 10ms p             | 0           | polledList            | changed     | [checked-filters] takes a changed note of the list for none of its own: the poll of the list finds it
`),
);
