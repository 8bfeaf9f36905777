import { cases } from 'rxjs-marbles/jest';
import { keepPreferences } from '../../../src/streams/preferences/keep-preferences';
import { initialPreferencesState, type Preferences } from '../../../src/streams/preferences/state';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';

const { preferences } = initialPreferencesState;
const change = (changes: Partial<Preferences>): Event => ({
  type: 'preferences.changed',
  preferences: { ...preferences, ...changes },
});
const stored = (changes: Partial<Preferences>, filter = {}): string =>
  `notestream_preferences = ${JSON.stringify({ ...preferences, ...changes, ...filter })}`;
const legend: Readonly<Record<string, Event>> = {
  c: change({ isCompact: true }),
  k: change({ isFilterKept: true }),
  0: change({}),
  f: { type: 'filter.selected', name: 'likes' },
  t: { type: 'clock.ticked', now: 1 },
};
const values: Readonly<Record<string, string>> = {
  C: stored({ isCompact: true }),
  K: stored({ isFilterKept: true }, { filterName: 'all' }),
  L: stored({ isFilterKept: true }, { filterName: 'likes' }),
  0: 'no notestream_preferences',
  D: 'no drawn_list',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly value?: string;
  readonly drawing?: string;
  readonly expected: string;
}

cases(
  '[stored-preferences] storage',
  (m, { events, value, drawing, expected }: Case) => {
    const storage = memoryStorage();
    if (value !== undefined) storage.held.set('notestream_preferences', value);
    if (drawing !== undefined) storage.held.set('drawn_list', drawing);
    emittedBy(m, keepPreferences, { events, values: legend, world: { storage } }).subscribe();
    m.expect(storage.changed$).toBeObservable(expected, values);
  },
  [
    { name: 'is not touched without preferences', events: '-tf', expected: '' },
    { name: 'gets each change', events: '-ctc', expected: '-C' },
    { name: 'loses the key with the last preference', events: '-c0', expected: '-C0' },
    { name: 'loses a corrupt value', events: '', value: '{', expected: '0' },
    { name: '[kept-filter] gets the filter while it is kept', events: '-kfct', expected: '-KLC' },
    {
      name: '[kept-filter] loses the drawing of the list at a change',
      events: '-c',
      drawing: '{}',
      expected: '-(CD)',
    },
    { name: '[kept-filter] gets no filter otherwise', events: '-cf', expected: '-C' },
  ],
);
