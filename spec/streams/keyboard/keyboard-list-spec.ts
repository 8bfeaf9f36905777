import { cases } from 'rxjs-marbles/jest';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { State } from '../../../src/streams/state/state';
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
    name: '[navigation-keys] moves down',
    keys: ['j', 'ArrowDown'],
    state: highlighted(3),
    event: { type: 'note.highlighted', id: 2 },
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
