import { marbles } from 'rxjs-marbles/jest';
import { initialState, type State } from '../../../src/streams/state/state';
import type { Event } from '../../../src/streams/state/events';
import { keepUnfolded } from '../../../src/streams/triage/keep-unfolded';
import { emittedBy } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const follows = [3, 2, 1].map((id) => note(id, { type: 'follow' }));
const { preferences } = initialState;
const folding: Partial<State> = { preferences: { ...preferences, isFolding: true } };
const values: Readonly<Record<string, Event>> = {
  o: { type: 'note.selected', id: 2 },
  p: { type: 'note.selected', id: 1 },
  c: { type: 'note.deselected' },
  s: { type: 'preferences.changed', preferences: { ...preferences, isFolding: true } },
  '2': { type: 'fold.opened', ids: [2] },
  '1': { type: 'fold.opened', ids: [1] },
};

test.each<[string, Partial<State>, string, string]>([
  ['an opened note keeps its row', folding, '--o-c', '--2--'],
  ['so does the next one', folding, '--o-p', '--2-1'],
  ['so does one that is open when folding begins', {}, 'o-s--', '--2--'],
  ['nothing happens without folding', {}, '--o-c', '-----'],
])('[fold-opened] %s', (_name, patch, events, expected) => {
  marbles((m) => {
    const state = { ...holding(...follows), ...patch };
    const emitted$ = emittedBy(m, keepUnfolded, { state, events, values });
    m.expect(emitted$).toBeObservable(expected, values);
  })();
});
