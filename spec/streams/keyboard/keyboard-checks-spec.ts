import { cases } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { pressKeys } from './keyboard-cases';

/** Newest first: 3, 2, 1. */
const list: Partial<State> = { ...holding(note(3), note(2), note(1)), isPanelOpen: true };
const at = (id: number): Partial<State> => ({ ...list, highlightedNoteId: id });
const some: Partial<State> = { ...at(3), checkedNoteIds: { 3: true, 2: true } };
const checks = (ids: readonly number[], areChecked = true): Event => ({
  type: 'checks.changed',
  ids,
  areChecked,
});

cases('[checking-by-keyboard] the keyboard', pressKeys, [
  { name: 'checks the highlighted row', keys: ['x', 'X'], state: at(2), event: checks([2]) },
  { name: 'unchecks it', keys: ['x'], state: some, event: checks([3], false) },
  { name: 'checks nothing without a highlighted row', keys: ['x'], state: list },
  {
    name: 'extends the checks to the next row',
    keys: ['Shift+j', 'Shift+ArrowDown'],
    state: at(3),
    event: { type: 'checks.extended', from: 3, to: 2 },
  },
  {
    name: 'extends the checks to the previous row',
    keys: ['Shift+k', 'Shift+ArrowUp'],
    state: at(2),
    event: { type: 'checks.extended', from: 2, to: 3 },
  },
  {
    name: 'goes on to the next row from one that an undo bar has replaced',
    keys: ['Shift+j'],
    state: { ...at(2), ...recorded(recordOn(note(2), 'trash')) },
    event: { type: 'checks.extended', from: 2, to: 1 },
  },
  { name: 'checks all that are listed', keys: ['Mod+a'], state: list, event: checks([3, 2, 1]) },
  { name: 'leaves Ctrl+A to a text field', keys: ['Mod+a'], focus: 'text', state: list },
  {
    name: 'unchecks all before it closes the panel',
    keys: ['Escape'],
    state: some,
    event: checks([2, 3], false),
  },
  {
    name: 'closes the panel if the checked rows have left the list',
    keys: ['Escape'],
    state: { ...at(1), checkedNoteIds: { 3: true }, doneNotes: { 3: { timestamp: Infinity } } },
    event: { type: 'panel.closeRequested' },
  },
  {
    name: 'acts on the checked notes instead of the filters',
    keys: ['a'],
    state: some,
    event: { type: 'checks.applied', action: 'approve' },
  },
  {
    name: 'trashes the checked notes',
    keys: ['t'],
    state: some,
    event: { type: 'checks.applied', action: 'trash' },
  },
  {
    name: 'marks the checked notes as read',
    keys: ['m'],
    state: some,
    event: { type: 'checks.applied', action: 'read' },
  },
  {
    name: 'acts on the open note, and leaves the checked ones alone',
    keys: ['t'],
    state: { ...some, selectedNoteId: 1, isWide: true },
    event: { type: 'moderation.requested', id: 1, kind: 'trash' },
  },
  {
    name: 'checks the open note in a wide panel',
    keys: ['x'],
    state: { ...list, selectedNoteId: 1, isWide: true },
    event: checks([1]),
  },
  { name: 'checks nothing in a covered list', keys: ['x', 'Mod+a'], state: { ...at(2), selectedNoteId: 1 } },
  {
    name: 'extends nothing while single-character shortcuts are off',
    keys: ['x', 'Shift+j'],
    state: { ...at(3), areShortcutsOn: false },
  },
]);

test('[checking-by-keyboard] back over checked rows, the one that is left is unchecked', () => {
  const extend = (from: number, to: number): Event => ({ type: 'checks.extended', from, to });
  const state = stateAfter(at(3), extend(3, 2), extend(2, 1));
  expect([state.checkedNoteIds, state.highlightedNoteId]).toEqual([{ 1: true, 2: true, 3: true }, 1]);
  const back = stateAfter(state, extend(1, 2));
  expect([back.checkedNoteIds, back.highlightedNoteId]).toEqual([{ 2: true, 3: true }, 2]);
});

test('[checking-by-keyboard] from an undo bar, the next row alone is checked', () => {
  const bar = { ...at(2), ...recorded(recordOn(note(2), 'trash')) };
  const state = stateAfter(bar, { type: 'checks.extended', from: 2, to: 1 });
  expect(state.checkedNoteIds).toEqual({ 1: true });
});
