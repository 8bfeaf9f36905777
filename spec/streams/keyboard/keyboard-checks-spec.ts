import { cases } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { KEYS_OFF, pressKeys } from './keyboard-cases';
import { table } from '../../support/table';
import { keyboard } from '../../../src/streams/keyboard/keyboard';
import type { KeyPress } from '../../../src/streams/state/deps';
import { legend } from '../../support/legend';
import { looked, recordOf } from '../outbox/records';

/** Newest first: 3, 2, 1. */
const list: Partial<State> = { ...holding(note(3), note(2), note(1)), isPanelOpen: true };
const at = (id: number): Partial<State> => ({ ...list, highlightedNoteId: id });
const some: Partial<State> = { ...at(3), checkedNoteIds: { 3: true, 2: true } };
const states: Record<string, Partial<State>> = {
  list,
  some,
  at2: at(2),
  at3: at(3),
  gone2: { ...at(2), ...recorded(recordOn(note(2), 'trash')) },
  done3: { ...at(1), checkedNoteIds: { 3: true }, doneNotes: { 3: { timestamp: Infinity } } },
  open: { ...some, selectedNoteId: 1, isWide: true },
  wide: { ...list, selectedNoteId: 1, isWide: true },
  covered: { ...at(2), selectedNoteId: 1 },
  keysOff: { ...at(3), preferences: KEYS_OFF },
};

cases(
  '[checking-by-keyboard] the keyboard',
  pressKeys(states),
  table(`
  keys                    | focus | state   | event                        | name
  x X                     |       | at2     | checks.changed 2             | checks the highlighted row
  x                       |       | some    | checks.changed 3 off         | unchecks it
  x                       |       | list    |                              | checks nothing without a highlighted row
  Shift+j Shift+ArrowDown |       | at3     | checks.extended 3 2          | extends the checks to the next row
  Shift+k Shift+ArrowUp   |       | at2     | checks.extended 2 3          | extends the checks to the previous row
  Shift+j                 |       | gone2   | checks.extended 2 1          | goes on to the next row from one that an undo bar has replaced
  Mod+a                   |       | list    | checks.changed 3,2,1         | checks all that are listed
  Mod+a                   | text  | list    |                              | leaves Ctrl+A to a text field
  Escape                  |       | some    | checks.changed 2,3 off       | unchecks all before it closes the panel
  Escape                  |       | done3   | panel.closeRequested         | closes the panel if the checked rows have left the list
  a                       |       | some    | checks.applied approve       | acts on the checked notes instead of the filters
  t                       |       | some    | checks.applied trash         | trashes the checked notes
  m                       |       | some    | checks.applied read          | marks the checked notes as read
  t                       |       | open    | action.requested 1 trash     | acts on the open note, and leaves the checked ones alone
  x                       |       | wide    | checks.changed 1             | checks the open note in a wide panel
  x Mod+a                 |       | covered |                              | checks nothing in a covered list
  x Shift+j               |       | keysOff |                              | extends nothing while single-character shortcuts are off
`),
);

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

const PRESSES: Readonly<Record<string, KeyPress>> = {
  u: { key: 'u', focus: 'page' },
  c: { key: 'c', focus: 'page' },
};
const trash = recordOf('trash');
const sending = recordOf('trash', { state: 'sending', sentAt: 5500 });
const newer = recordOf('trash', {
  id: 'newer',
  target: { site: 1, comment: 80 },
  madeAt: 5500,
  dueAt: 10_000,
});
/** An undo bar shows, is over, has gone, and a newer one shows. */
const LOOKS: Readonly<Record<string, Event>> = {
  t: looked(1000, trash),
  b: looked(5500, sending),
  g: looked(5500),
  T: looked(5500, sending, newer),
  d: legend.d,
};
const EMITTED: Readonly<Record<string, Event>> = {
  u: { type: 'deed.undone', id: trash.id },
  U: { type: 'deed.undone', id: newer.id },
  C: { type: 'filter.selected', name: 'unread' },
  c: { type: 'filter.selected', name: 'comments' },
};

cases(
  'U was meant for an undo bar that has just gone, so it',
  (m, { events, keys, expected }) => {
    const emitted$ = emittedBy(m, keyboard, {
      events,
      values: LOOKS,
      state: { ...holding(note(7), note(8)), isPanelOpen: true },
      world: { environment: { keys$: m.hot(keys, PRESSES) } },
    });
    m.expect(emitted$).toBeObservable(expected, EMITTED);
  },
  table(`
  events     | keys                 | expected             | name
  t 99ms b   | 100ms - u 1998ms u u | 100ms - - 1998ms - C | [u-for-undo] does nothing for 2 s after the moderation is sent
  t 99ms g d | 100ms u 1999ms u u   | 100ms u 1999ms - C   | does nothing for 2 s after it has undone the moderation
  t 99ms b T | 100ms - - u          | 100ms - - U          | undoes a newer moderation at once
  t 99ms b   | 100ms - c            | 100ms - c            | leaves the other keys as they are
`),
);
