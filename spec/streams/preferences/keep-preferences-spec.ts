import { cases } from 'rxjs-marbles/jest';
import { keepPreferences } from '../../../src/streams/preferences/keep-preferences';
import { initialPreferencesState, type Preferences } from '../../../src/streams/preferences/state';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { table } from '../../support/table';
import { isQuiet, parseQuietHours, quietText } from '../../../src/streams/preferences/quiet-hours';

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

cases(
  '[stored-preferences] storage',
  (m, { events, expected, value, drawing }) => {
    const storage = memoryStorage();
    if (value !== '') storage.held.set('notestream_preferences', value);
    if (drawing !== '') storage.held.set('drawn_list', drawing);
    emittedBy(m, keepPreferences, { events, values: legend, world: { storage } }).subscribe();
    m.expect(storage.changed$).toBeObservable(expected, values);
  },
  table(`
  events | expected | value | drawing | name
  -tf    |          |       |         | is not touched without preferences
  -ctc   | -C       |       |         | gets each change
  -c0    | -C0      |       |         | loses the key with the last preference
         | 0        | {     |         | loses a corrupt value
  -kfct  | -KLC     |       |         | [kept-filter] gets the filter while it is kept
  -c     | -(CD)    |       | {}      | [kept-filter] loses the drawing of the list at a change
  -cf    | -C       |       |         | [kept-filter] gets no filter otherwise
`),
);

const HOURS = Array.from({ length: 24 }, (_value, hour) => hour);

test('[quiet-hours] every two different hours are read as they are written', () => {
  for (const from of HOURS)
    for (const to of HOURS)
      expect(parseQuietHours(quietText({ from, to }))).toEqual(from === to ? undefined : { from, to });
});

test.each(['', '22', '22-', '-7', '22-24', '24-1', '1-2-3', 'a-b', '1.5-3', ' 1-2', '7-7'])(
  '[quiet-hours] %j is never quiet',
  (text) => {
    expect(parseQuietHours(text)).toBeUndefined();
    expect(HOURS.some((hour) => isQuiet(text, hour))).toBe(false);
  },
);
