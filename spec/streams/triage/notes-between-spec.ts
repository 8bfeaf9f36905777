import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { notesBetween } from '../../../src/streams/triage/checked';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';

/** Newest first: 9 to 5; note 7 is a like. */
const list = holding(...[9, 8, 6, 5].map((id) => note(id)), note(7, { type: 'like' }));
const trashed = looked(recordOn(note(7), 'trash'));
const people: Event = {
  type: 'preferences.changed',
  preferences: { ...initialState.preferences, isPeopleOnly: true },
};

test.each<[string, readonly Event[], number, number, readonly number[]]>([
  ['both rows and those between', [], 8, 6, [8, 7, 6]],
  ['the same upwards', [], 6, 8, [8, 7, 6]],
  ['those below an undo bar', [trashed], 7, 5, [6, 5]],
  ['those above an undo bar', [trashed], 7, 8, [8]],
  ['the other row alone, if one has left the list', [people], 7, 5, [5]],
  ['the other row alone, if one is gone', [], 99, 5, [5]],
  ['nothing, if both are gone', [], 99, 98, []],
])('[checking-by-mouse] Shift checks %s', (_what, events, from, to, expected) => {
  expect(notesBetween(stateAfter(list, ...events), from, to)).toEqual(expected);
});
