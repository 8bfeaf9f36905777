import { concat } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { followPreferences } from '../../../src/streams/preferences/follow-preferences';
import { restorePreferences } from '../../../src/streams/preferences/restore-preferences';
import { initialPreferencesState, type Preferences } from '../../../src/streams/preferences/state';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { table } from '../../support/table';

const KEY = 'notestream_preferences';
const changed = (changes: Partial<Preferences>): Event => ({
  type: 'preferences.changed',
  preferences: { ...initialPreferencesState.preferences, ...changes },
});
const values: Readonly<Record<string, Event>> = {
  0: changed({}),
  c: changed({ isCompact: true }),
  k: changed({ isFilterKept: true }),
  d: changed({ theme: 'dark', isPeopleOnly: true, isFolding: true }),
  f: { type: 'filter.selected', name: 'comments' },
};

/** Both behaviours: that of the start, and that which follows other tabs. */
const both: Behaviour = (...streams) => concat(restorePreferences(...streams), followPreferences(...streams));

cases(
  '[stored-preferences] the preferences',
  (m, { value, change, expected }) => {
    const key = change === 'other' ? 'other' : KEY;
    const changed = { key, value: change === 'removed' ? undefined : change };
    const changes$ = m.hot(change === '' ? '' : '-----*', { '*': changed });
    const entries: [string, string][] = value === '' ? [] : [[KEY, value]];
    const emitted$ = emittedBy(m, both, {
      world: { storage: memoryStorage(new Map(entries), changes$) },
    });
    m.expect(emitted$).toBeObservable(expected, values);
  },
  table(`
  value                                                                                        | change                                        | expected | name
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
