import { shownValue, wouldChange } from '../../../src/streams/actions/note-actions';
import {
  ACTIONS,
  actionOf,
  buttonOf,
  isSent,
  NOTE_BUTTONS,
  ROW_BUTTONS,
} from '../../../src/streams/actions/table';
import { initialState } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';

const RECORDED = Object.keys(ACTIONS).filter(isSent);

test.each(RECORDED)('the record of %s is named by its value', (action) => {
  expect(actionOf(ACTIONS[action])).toBe(action);
});

test.each(ROW_BUTTONS)('the button of %s and of its opposite is one, with one key', (button) => {
  const { opposite = button, key } = ACTIONS[button];
  expect(ACTIONS[opposite]).toMatchObject({ key, aspect: ACTIONS[button].aspect });
  expect([button, opposite].map(buttonOf)).toEqual([button, button]);
});

test('each button of a row has a key of its own, and those of an open note are among them', () => {
  expect(new Set(ROW_BUTTONS.map((button) => ACTIONS[button].key)).size).toBe(ROW_BUTTONS.length);
  expect(ROW_BUTTONS).toEqual(expect.arrayContaining(Object.values(NOTE_BUTTONS).flat()));
});

test.each(['approve', 'unapprove', 'like', 'unlike'] as const)(
  'after %s a note shows the wanted value, and only the opposite would change it',
  (action) => {
    const seven = note(7);
    const state = { ...initialState, ...holding(seven), ...recorded(recordOn(seven, action)) };
    const { wanted, opposite = action } = ACTIONS[action];
    expect(shownValue(state, seven, action)).toBe(wanted);
    expect([action, opposite].map((each) => wouldChange(state, seven, each))).toEqual([false, true]);
  },
);
