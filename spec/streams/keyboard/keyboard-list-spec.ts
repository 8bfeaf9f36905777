import { cases } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';
import type { RecordChanges } from '../../support/outbox';
import { looking, recordOf } from '../outbox/records';
import { KEYS_OFF, pressKeys } from './keyboard-cases';
import { table } from '../../support/table';

/** Newest first: 3, 2, 1. */
const list: Partial<State> = {
  ...holding(
    note(3),
    note(2, { body: [], meta: {}, timestamp: '2026-11-19T12:00:00+00:00' }),
    note(1, { timestamp: '2026-11-18T12:00:00+00:00' }),
  ),
  isPanelOpen: true,
};
const highlighted = (id: number): Partial<State> => ({ ...list, highlightedNoteId: id });

const trash = (id: number, changes: RecordChanges = {}) =>
  recordOf('trash', { target: { site: 1, comment: id * 10 }, ...changes });
const bar = looking(trash(1));
const bars = looking(trash(3, { id: 'later', madeAt: 1500 }), trash(1));
const sending = looking(trash(3, { state: 'sending', attempts: 1, sentAt: 1500 }));

const doneThree = (at = 0): Partial<State> => ({
  doneNotes: { 3: { timestamp: note(3).timestamp, details: { at, about: '', wasUnread: false } } },
  status: { message: 'done', kind: 'success', deed: { action: 'done', ids: [3], at }, durationMs: 4000 },
});

/** Newest first: the comment 9, the folded follows 3, 2 and 1, the comment 8. */
const folding: Partial<State> = {
  ...holding(
    note(9, { timestamp: '2026-11-20T12:03:00+00:00' }),
    ...[3, 2, 1].map((id) => note(id, { type: 'follow' })),
    note(8, { timestamp: '2026-11-20T11:00:00+00:00' }),
  ),
  preferences: { ...initialState.preferences, isFolding: true },
  isPanelOpen: true,
};
const foldingAt = (highlightedNoteId: number): Partial<State> => ({ ...folding, highlightedNoteId });

/** A search that has found these notes. */
const finding = (...noteIds: readonly number[]): Partial<State> => ({
  ...list,
  view: 'find',
  find: { query: 'a', siteId: null, noteIds, from: 'notes', focus: 0 },
});

const states: Record<string, Partial<State>> = {
  list,
  at1: highlighted(1),
  at2: highlighted(2),
  at3: highlighted(3),
  at3Off: { ...highlighted(3), preferences: KEYS_OFF },
  folding,
  foldAt2: foldingAt(2),
  foldAt3: foldingAt(3),
  foldAt8: foldingAt(8),
  foldAt9: foldingAt(9),
  endOfFolds: { ...folding, filterName: 'follows' },
  openFold: { ...folding, selectedNoteId: 3 },
  unfolded: { ...foldingAt(3), unfoldedNoteIds: { 3: 1, 2: 1, 1: 1 } },
  barAt1: { ...highlighted(3), ...bar },
  goneAt2: { ...highlighted(2), ...holding(note(3), note(2), note(1)), ...looking(trash(2)) },
  barBelow: { ...highlighted(1), ...bar },
  empty: { ...holding(), isPanelOpen: true },
  hidden2: { ...highlighted(3), ...holding(note(3), note(2), note(1)), ...looking(trash(2)) },
  done3: { ...highlighted(2), ...doneThree() },
  doneLater: { ...highlighted(2), ...doneThree(1500), ...looking(trash(1, { madeAt: 1500 })) },
  doneBefore: { ...highlighted(2), ...doneThree(1499), ...looking(trash(1, { madeAt: 1500 })) },
  recent: { ...list, view: 'recent' },
  recentAt3: { ...highlighted(3), view: 'recent' },
  wide: { ...list, selectedNoteId: 3, isWide: true },
  covered: { ...list, selectedNoteId: 3, isWide: false },
  keysOff: { ...list, preferences: KEYS_OFF },
  finding: finding(),
  findChecked: { ...finding(1), checkedNoteIds: { 1: true } },
  findAt3: { ...finding(3, 1), highlightedNoteId: 3 },
  findAt1: { ...finding(1), highlightedNoteId: 1 },
  findOpen: { ...finding(3, 1), selectedNoteId: 3 },
  find3: finding(3),
  nothing: { isPanelOpen: true },
  bar: { ...list, ...bar },
  bars: { ...list, ...bars },
  sending: { ...list, ...sending },
  closed: { ...list, isPanelOpen: false },
};

const events: Record<string, Event> = {
  peopleOnly: {
    type: 'preferences.changed',
    preferences: { ...initialState.preferences, isPeopleOnly: true },
  },
  aside3: { type: 'aside.requested', ids: [3] },
  asideFold: { type: 'aside.requested', ids: [3, 2, 1] },
  undone: { type: 'deed.undone', id: 'a' },
  undoneLater: { type: 'deed.undone', id: 'later' },
  threeIsBack: {
    type: 'done.unmarked',
    ids: [3],
    unreadIds: [],
    selectedNoteId: null,
    highlightedNoteId: 3,
  },
};

cases(
  '[shortcuts-of-the-list] in the list, the keyboard',
  pressKeys(states, events),
  table(`
  keys                       | focus | state       | event                    | name
  a                          |       | list        | filter.selected all      | selects the filter all with a
  u                          |       | list        | filter.selected unread   | selects the filter unread with u
  c                          |       | list        | filter.selected comments | selects the filter comments with c
  f                          |       | list        | filter.selected follows  | selects the filter follows with f
  L                          |       | list        | filter.selected likes    | selects the filter likes with L
  p                          |       | list        | peopleOnly               | [people-only] hides likes, follows and reblogs with p
  w                          |       | list        | view.selected toAnswer   | [to-answer-tab] shows the comments to answer with w
  j ArrowDown                |       | at3         | note.highlighted 2       | [navigation-keys] moves down
  j                          |       | foldAt9     | note.highlighted 3       | [fold-rows] moves down to a fold
  j                          |       | foldAt3     | note.highlighted 8       | [fold-rows] moves down over a fold
  j                          |       | foldAt2     | note.highlighted 8       | [fold-rows] moves down from a note that has just been folded
  k                          |       | foldAt8     | note.highlighted 3       | [fold-rows] moves up to a fold
  End                        |       | endOfFolds  | note.highlighted 3       | [fold-rows] moves to the last row, which is a fold
  j                          |       | openFold    | note.selected 2          | [fold-rows] walks from one open note to the next, also through a fold
  d                          |       | foldAt3     | asideFold                | [fold-actions] sets all notes of a fold aside
  x                          |       | foldAt3     | checks.changed 3,2,1     | [fold-actions] checks all notes of a fold
  Enter ArrowLeft ArrowRight |       | foldAt3     | fold.opened 3,2,1        | [fold-opened] unfolds
  Enter ArrowRight           |       | unfolded    | note.selected 3          | [fold-opened] opens the note after that
  k ArrowUp                  |       | at2         | note.highlighted 3       | moves up
  k ArrowUp                  |       | at3         |                          | does not move up from the first row
  Home                       |       | at1         | note.highlighted 3       | [first-and-last-row] moves to the first row with Home
  End                        |       | barAt1      | note.highlighted 2       | [first-and-last-row] moves to the last row with End, which an undo bar is not
  j ArrowDown                |       | goneAt2     | note.highlighted 1       | moves down from a row that an undo bar has replaced
  k ArrowUp                  |       | goneAt2     | note.highlighted 3       | moves up from a row that an undo bar has replaced
  j ArrowDown                |       | barBelow    |                          | does not move down from an undo bar at the end
  Home End                   | text  | list        |                          | leaves Home and End to a text field
  Home End j k               |       | empty       |                          | moves nowhere in an empty list
  j                          |       | list        | note.highlighted 3       | starts at the first row
  j                          |       | hidden2     | note.highlighted 1       | skips hidden notes
  d                          |       | at3         | aside3                   | [set-aside] sets the highlighted note aside
  d                          |       | list        |                          | sets nothing aside without a highlighted row
  u                          |       | done3       | threeIsBack              | [set-aside-undo] brings back with u what the message says was set aside
  u                          |       | doneLater   | threeIsBack              | [set-aside-undo] brings back with u a note that was set aside after an undo bar showed
  u                          |       | doneBefore  | undone                   | [u-for-undo] undoes with u a moderation after a note was set aside
  z                          |       | list        | view.selected recent     | [recently-done] shows recent actions with z
  z Escape                   |       | recent      | view.selected notes      | [recently-done-focus] returns from recent actions with z and Escape
  j k d                      |       | recentAt3   |                          | moves in no list while recent actions show
  /                          |       | list        | find.opened              | [find-words] opens the search with /
  /                          |       | recent      | find.opened              | [find-words] opens the search with / from recent actions
  /                          |       | wide        | find.opened              | [find-words] opens the search with / beside an open note
  /                          |       | covered     |                          | [find-words] does not open the search while a note covers the list
  /                          | text  | list        |                          | [find-words] leaves / to a text field
  /                          |       | keysOff     |                          | [find-words] leaves / to the browser while single-key shortcuts are off
  a u c f l w j k n d z ?    |       | at3Off      |                          | leaves letters to the browser while single-key shortcuts are off
  Escape                     | text  | finding     | find.closed              | [find-closed] closes the search with Escape, also from its menu
  Escape                     |       | findChecked | checks.changed 1 off     | [find-closed] unchecks before that
  j ArrowDown                |       | findAt3     | note.highlighted 1       | [find-words] moves among what was found
  x                          |       | findAt1     | checks.changed 1         | [find-words] checks what was found
  j                          |       | findOpen    | note.selected 1          | [find-words] walks from one found note to the next
  p                          |       | find3       |                          | [find-words] does not hide reactions in a search
  j k                        |       | nothing     |                          | does not move in an empty list
  Enter ArrowLeft ArrowRight |       | at2         | note.selected 2          | opens the highlighted note
  Enter ArrowLeft ArrowRight |       | list        |                          | opens nothing if no note is highlighted
  u                          |       | bar         | undone                   | [undo-restores] [u-for-undo] undoes with u while an undo bar shows
  u                          |       | bars        | undoneLater              | undoes the latest of several pending moderations with u
  u                          |       | sending     | filter.selected unread   | [u-for-undo] selects the filter unread with u once no undo bar shows
  x Tab F1 PageUp            |       | list        |                          | ignores other keys
  a                          |       | closed      |                          | is ignored while the panel is closed
`),
);
