import { concat } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { followPreferences } from '../../../src/streams/preferences/follow-preferences';
import { restorePreferences } from '../../../src/streams/preferences/restore-preferences';
import { initialPreferencesState, type Preferences } from '../../../src/streams/preferences/state';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';

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

interface Case {
  readonly name: string;
  readonly value?: string;
  /** The other tab's change at frame 5. */
  readonly change?: { readonly key: string; readonly value: string | undefined };
  readonly expected: string;
}

cases(
  '[stored-preferences] the preferences',
  (m, { value, change, expected }: Case) => {
    const changes$ = change ? m.hot('-----*', { '*': change }) : m.cold<never>('');
    const entries: [string, string][] = value === undefined ? [] : [[KEY, value]];
    const emitted$ = emittedBy(m, both, {
      world: { storage: memoryStorage(new Map(entries), changes$) },
    });
    m.expect(emitted$).toBeObservable(expected, values);
  },
  [
    { name: 'are the defaults at the first visit', expected: '' },
    { name: 'are restored', value: '{"theme":"dark","isPeopleOnly":true,"isFolding":true}', expected: 'd' },
    { name: 'are the defaults if the value is no JSON', value: '{', expected: '0' },
    { name: 'are the defaults if the value is no object', value: '[true]', expected: '0' },
    {
      name: 'leave out what is corrupt',
      value: '{"theme":"pink","isPeopleOnly":1,"isFolding":"yes","isCompact":true,"filterName":"comments"}',
      expected: 'c',
    },
    {
      name: '[kept-filter] come with the filter if it is kept',
      value: '{"isFilterKept":true,"filterName":"comments"}',
      expected: '(kf)',
    },
    {
      name: '[kept-filter] come without an unknown filter',
      value: '{"isFilterKept":true,"filterName":"spam"}',
      expected: 'k',
    },
    {
      name: 'follow another tab, without its filter',
      change: { key: KEY, value: '{"isFilterKept":true,"filterName":"comments"}' },
      expected: '-----k',
    },
    {
      name: 'are the defaults if another tab removes them',
      value: '{"isCompact":true}',
      change: { key: KEY, value: undefined },
      expected: 'c----0',
    },
    { name: 'do not follow other keys', change: { key: 'other', value: '{}' }, expected: '' },
  ],
);
