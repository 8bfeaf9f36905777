import { concat } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { keepPreferences } from '../../../src/streams/preferences/keep-preferences';
import { followPreferences } from '../../../src/streams/preferences/follow-preferences';
import { restorePreferences } from '../../../src/streams/preferences/restore-preferences';
import { initialPreferencesState, type Preferences } from '../../../src/streams/preferences/state';
import type { Behaviour } from '../../../src/streams/state/behaviour';
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

const KEY = 'notestream_preferences';
const restored: Readonly<Record<string, Event>> = {
  ...legend,
  d: change({ theme: 'dark', isPeopleOnly: true, isFolding: true }),
  f: { type: 'filter.selected', name: 'comments' },
};

/** Both behaviours: that of the start, and that which follows other tabs. */
const both: Behaviour = (...streams) => concat(restorePreferences(...streams), followPreferences(...streams));

cases(
  '[stored-preferences] the preferences',
  (m, { value, changed, expected }) => {
    const key = changed === 'other' ? 'other' : KEY;
    const other = { key, value: changed === 'removed' ? undefined : changed };
    const changes$ = m.hot(changed === '' ? '' : '-----*', { '*': other });
    const entries: [string, string][] = value === '' ? [] : [[KEY, value]];
    const emitted$ = emittedBy(m, both, {
      world: { storage: memoryStorage(new Map(entries), changes$) },
    });
    m.expect(emitted$).toBeObservable(expected, restored);
  },
  table(`
  value                                                                                        | changed                                       | expected | name
                                                                                               |                                               |          | are the defaults at the first visit
  {"theme":"dark","isPeopleOnly":true,"isFolding":true}                                        |                                               | d        | are restored
  {                                                                                            |                                               | 0        | are the defaults if the value is no JSON
  [true]                                                                                       |                                               | 0        | are the defaults if the value is no object
  {"theme":"pink","isPeopleOnly":1,"isFolding":"yes","isCompact":true,"filterName":"comments"} |                                               | c        | leave out what is corrupt
  {"isFilterKept":true,"filterName":"comments"}                                                |                                               | (kf)     | [kept-filter] come with the filter if it is kept
  {"isFilterKept":true,"filterName":"spam"}                                                    |                                               | k        | [kept-filter] come without an unknown filter
                                                                                               | {"isFilterKept":true,"filterName":"comments"} | -----k   | follow another tab, without its filter
  {"isCompact":true}                                                                           | removed                                       | c----0   | are the defaults if another tab removes them
                                                                                               | other                                         |          | do not follow other keys
`),
);
