import { cases } from 'rxjs-marbles/jest';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';
import { looking, recordOf } from '../outbox/records';
import { type KeyCase, pressKeys } from './keyboard-cases';

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

const trash = (id: number, changes: Partial<OutboxRecord> = {}) =>
  recordOf('trash', { target: { site: 1, comment: id * 10 }, ...changes });
const bar = looking(trash(1));
const bars = looking(trash(3, { madeAt: 1500 }), trash(1));
const sending = looking(trash(3, { state: 'sending', attempts: 1, sentAt: 1500 }));

/** Note `id` is set aside, after which row `row` is highlighted. */
const aside = (id: number, row: number): Event => ({
  type: 'done.marked',
  doneNotes: {
    [id]: {
      timestamp: note(id).timestamp,
      details: { at: 0, about: `Someone commented (${id})`, wasUnread: true },
    },
  },
  selectedNoteId: null,
  highlightedNoteId: row,
});
const doneThree = (at = 0): Partial<State> => ({
  doneNotes: { 3: { timestamp: note(3).timestamp, details: { at, about: '', wasUnread: false } } },
  status: { message: 'done', kind: 'success', doneIds: [3], durationMs: 4000 },
});
const threeIsBack: Event = {
  type: 'done.unmarked',
  ids: [3],
  unreadIds: [],
  selectedNoteId: null,
  highlightedNoteId: 3,
};

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

const filter = (key: string, name: State['filterName']): KeyCase => ({
  name: `selects the filter ${name} with ${key}`,
  keys: [key],
  state: list,
  event: { type: 'filter.selected', name },
});

cases('[shortcuts-of-the-list] in the list, the keyboard', pressKeys, [
  filter('a', 'all'),
  filter('u', 'unread'),
  filter('c', 'comments'),
  filter('f', 'follows'),
  filter('L', 'likes'),
  {
    name: '[people-only] hides likes, follows and reblogs with p',
    keys: ['p'],
    state: list,
    event: {
      type: 'preferences.changed',
      preferences: { ...initialState.preferences, isPeopleOnly: true },
    },
  },
  {
    name: '[to-answer-tab] shows the comments to answer with w',
    keys: ['w'],
    state: list,
    event: { type: 'view.selected', view: 'toAnswer' },
  },
  {
    name: '[navigation-keys] moves down',
    keys: ['j', 'ArrowDown'],
    state: highlighted(3),
    event: { type: 'note.highlighted', id: 2 },
  },
  {
    name: '[fold-rows] moves down to a fold',
    keys: ['j'],
    state: foldingAt(9),
    event: { type: 'note.highlighted', id: 3 },
  },
  {
    name: '[fold-rows] moves down over a fold',
    keys: ['j'],
    state: foldingAt(3),
    event: { type: 'note.highlighted', id: 8 },
  },
  {
    name: '[fold-rows] moves down from a note that has just been folded',
    keys: ['j'],
    state: foldingAt(2),
    event: { type: 'note.highlighted', id: 8 },
  },
  {
    name: '[fold-rows] moves up to a fold',
    keys: ['k'],
    state: foldingAt(8),
    event: { type: 'note.highlighted', id: 3 },
  },
  {
    name: '[fold-rows] moves to the last row, which is a fold',
    keys: ['End'],
    state: { ...folding, filterName: 'follows' },
    event: { type: 'note.highlighted', id: 3 },
  },
  {
    name: '[fold-rows] walks from one open note to the next, also through a fold',
    keys: ['j'],
    state: { ...folding, selectedNoteId: 3 },
    event: { type: 'note.selected', id: 2 },
  },
  {
    name: '[fold-actions] sets all notes of a fold aside',
    keys: ['d'],
    state: foldingAt(3),
    event: {
      type: 'done.marked',
      doneNotes: Object.fromEntries(
        [3, 2, 1].map((id) => [
          id,
          {
            timestamp: note(id).timestamp,
            details: { at: 0, about: `Someone commented (${id})`, wasUnread: true },
          },
        ]),
      ),
      selectedNoteId: null,
      highlightedNoteId: 8,
    },
  },
  {
    name: '[fold-actions] checks all notes of a fold',
    keys: ['x'],
    state: foldingAt(3),
    event: { type: 'checks.changed', ids: [3, 2, 1], areChecked: true },
  },
  {
    name: '[fold-opened] unfolds',
    keys: ['Enter', 'ArrowLeft', 'ArrowRight'],
    state: foldingAt(3),
    event: { type: 'fold.opened', ids: [3, 2, 1] },
  },
  {
    name: '[fold-opened] opens the note after that',
    keys: ['Enter', 'ArrowRight'],
    state: { ...foldingAt(3), unfoldedNoteIds: { 3: 1, 2: 1, 1: 1 } },
    event: { type: 'note.selected', id: 3 },
  },
  {
    name: 'moves up',
    keys: ['k', 'ArrowUp'],
    state: highlighted(2),
    event: { type: 'note.highlighted', id: 3 },
  },
  { name: 'does not move up from the first row', keys: ['k', 'ArrowUp'], state: highlighted(3) },
  {
    name: '[first-and-last-row] moves to the first row with Home',
    keys: ['Home'],
    state: highlighted(1),
    event: { type: 'note.highlighted', id: 3 },
  },
  {
    name: '[first-and-last-row] moves to the last row with End, which an undo bar is not',
    keys: ['End'],
    state: { ...highlighted(3), ...bar },
    event: { type: 'note.highlighted', id: 2 },
  },
  {
    name: 'moves down from a row that an undo bar has replaced',
    keys: ['j', 'ArrowDown'],
    state: { ...highlighted(2), ...holding(note(3), note(2), note(1)), ...looking(trash(2)) },
    event: { type: 'note.highlighted', id: 1 },
  },
  {
    name: 'moves up from a row that an undo bar has replaced',
    keys: ['k', 'ArrowUp'],
    state: { ...highlighted(2), ...holding(note(3), note(2), note(1)), ...looking(trash(2)) },
    event: { type: 'note.highlighted', id: 3 },
  },
  {
    name: 'does not move down from an undo bar at the end',
    keys: ['j', 'ArrowDown'],
    state: { ...highlighted(1), ...bar },
  },
  { name: 'leaves Home and End to a text field', keys: ['Home', 'End'], focus: 'text', state: list },
  {
    name: 'moves nowhere in an empty list',
    keys: ['Home', 'End', 'j', 'k'],
    state: { ...holding(), isPanelOpen: true },
  },
  {
    name: 'starts at the first row',
    keys: ['j'],
    state: list,
    event: { type: 'note.highlighted', id: 3 },
  },
  {
    name: 'skips hidden notes',
    keys: ['j'],
    state: {
      ...highlighted(3),
      ...holding(note(3), note(2), note(1)),
      ...looking(trash(2)),
    },
    event: { type: 'note.highlighted', id: 1 },
  },
  {
    name: '[set-aside] sets the highlighted note aside',
    keys: ['d'],
    state: highlighted(3),
    event: aside(3, 2),
  },
  { name: 'sets nothing aside without a highlighted row', keys: ['d'], state: list },
  {
    name: '[set-aside-undo] brings back with u what the message says was set aside',
    keys: ['u'],
    state: { ...highlighted(2), ...doneThree() },
    event: threeIsBack,
  },
  {
    name: '[set-aside-undo] brings back with u a note that was set aside after an undo bar showed',
    keys: ['u'],
    state: { ...highlighted(2), ...doneThree(1500), ...looking(trash(1, { madeAt: 1500 })) },
    event: threeIsBack,
  },
  {
    name: '[u-for-undo] undoes with u a moderation after a note was set aside',
    keys: ['u'],
    state: { ...highlighted(2), ...doneThree(1499), ...looking(trash(1, { madeAt: 1500 })) },
    event: { type: 'moderation.undone', id: 1 },
  },
  {
    name: '[recently-done] shows recent actions with z',
    keys: ['z'],
    state: list,
    event: { type: 'view.selected', view: 'recent' },
  },
  {
    name: '[recently-done-focus] returns from recent actions with z and Escape',
    keys: ['z', 'Escape'],
    state: { ...list, view: 'recent' },
    event: { type: 'view.selected', view: 'notes' },
  },
  {
    name: 'moves in no list while recent actions show',
    keys: ['j', 'k', 'd'],
    state: { ...highlighted(3), view: 'recent' },
  },
  {
    name: '[find-words] opens the search with /',
    keys: ['/'],
    state: list,
    event: { type: 'find.opened' },
  },
  {
    name: '[find-words] opens the search with / from recent actions',
    keys: ['/'],
    state: { ...list, view: 'recent' },
    event: { type: 'find.opened' },
  },
  {
    name: '[find-words] opens the search with / beside an open note',
    keys: ['/'],
    state: { ...list, selectedNoteId: 3, isWide: true },
    event: { type: 'find.opened' },
  },
  {
    name: '[find-words] does not open the search while a note covers the list',
    keys: ['/'],
    state: { ...list, selectedNoteId: 3, isWide: false },
  },
  { name: '[find-words] leaves / to a text field', keys: ['/'], focus: 'text', state: list },
  {
    name: '[find-words] leaves / to the browser while single-key shortcuts are off',
    keys: ['/'],
    state: { ...list, areShortcutsOn: false },
  },
  {
    name: 'leaves letters to the browser while single-key shortcuts are off',
    keys: [...'aucflwjkndz?'],
    state: { ...highlighted(3), areShortcutsOn: false },
  },
  {
    name: '[find-closed] closes the search with Escape, also from its menu',
    keys: ['Escape'],
    focus: 'text',
    state: finding(),
    event: { type: 'find.closed' },
  },
  {
    name: '[find-closed] unchecks before that',
    keys: ['Escape'],
    state: { ...finding(1), checkedNoteIds: { 1: true } },
    event: { type: 'checks.changed', ids: [1], areChecked: false },
  },
  {
    name: '[find-words] moves among what was found',
    keys: ['j', 'ArrowDown'],
    state: { ...finding(3, 1), highlightedNoteId: 3 },
    event: { type: 'note.highlighted', id: 1 },
  },
  {
    name: '[find-words] checks what was found',
    keys: ['x'],
    state: { ...finding(1), highlightedNoteId: 1 },
    event: { type: 'checks.changed', ids: [1], areChecked: true },
  },
  {
    name: '[find-words] walks from one found note to the next',
    keys: ['j'],
    state: { ...finding(3, 1), selectedNoteId: 3 },
    event: { type: 'note.selected', id: 1 },
  },
  { name: '[find-words] does not hide reactions in a search', keys: ['p'], state: finding(3) },
  { name: 'does not move in an empty list', keys: ['j', 'k'], state: { isPanelOpen: true } },
  {
    name: 'opens the highlighted note',
    keys: ['Enter', 'ArrowLeft', 'ArrowRight'],
    state: highlighted(2),
    event: { type: 'note.selected', id: 2 },
  },
  {
    name: 'opens nothing if no note is highlighted',
    keys: ['Enter', 'ArrowLeft', 'ArrowRight'],
    state: list,
  },
  {
    name: '[undo-restores] [u-for-undo] undoes with u while an undo bar shows',
    keys: ['u'],
    state: { ...list, ...bar },
    event: { type: 'moderation.undone', id: 1 },
  },
  {
    name: 'undoes the latest of several pending moderations with u',
    keys: ['u'],
    state: { ...list, ...bars },
    event: { type: 'moderation.undone', id: 3 },
  },
  {
    name: '[u-for-undo] selects the filter unread with u once no undo bar shows',
    keys: ['u'],
    state: { ...list, ...sending },
    event: { type: 'filter.selected', name: 'unread' },
  },
  { name: 'ignores other keys', keys: ['x', 'Tab', 'F1', 'PageUp'], state: list },
  { name: 'is ignored while the panel is closed', keys: ['a'], state: { ...list, isPanelOpen: false } },
]);
