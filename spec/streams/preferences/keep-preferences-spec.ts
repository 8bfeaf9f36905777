import { concat, queueScheduler, subscribeOn, tap } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { keepPreferences } from '../../../src/streams/preferences/keep-preferences';
import { restorePreferences } from '../../../src/streams/preferences/restore-preferences';
import { initialPreferencesState, type Preferences } from '../../../src/streams/preferences/state';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { table } from '../../support/table';
import type { Tab } from '../../world/browser';
import { MINUTE, SECOND } from '../../world/clock';
import { play } from '../../world/script';
import { parsePreferences } from '../../../src/streams/preferences/restore-preferences';
import { isQuiet, parseQuietHours, quietText } from '../../../src/streams/preferences/quiet-hours';

const KEY = 'notestream_preferences';
const { preferences } = initialPreferencesState;
const change = (changes: Partial<Preferences>): Event => ({
  type: 'preferences.changed',
  preferences: { ...preferences, filterName: undefined, ...changes },
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
    if (value !== '') storage.held.set(KEY, value);
    if (drawing !== '') storage.held.set('drawn_list', drawing);
    emittedBy(m, keepPreferences, { events, values: legend, world: { storage } }).subscribe();
    m.expect(storage.changed$).toBeObservable(expected, values);
  },
  table(`
  events | expected | value                                         | drawing | name
  -tf    |          |                                               |         | is not touched without preferences
  -t     |          | {                                             |         | is not touched without a change
  -ctc   | -C       |                                               |         | gets each change
  -c0    | -C0      |                                               |         | loses the key with the last preference
  -kfct  | -KLC     |                                               |         | [kept-filter] gets the filter while it is kept
  -c     | -(CD)    |                                               | {}      | [kept-filter] loses the drawing of the list at a change
  -cf    | -C       |                                               |         | [kept-filter] gets no filter otherwise
  -t     |          | {"isFilterKept":true,"filterName":"comments"} |         | [kept-filter] keeps the filter that another tab has stored before this code came
  -f     | -L       | {"isFilterKept":true,"filterName":"comments"} |         | [kept-filter] gets the filter that is chosen last in any tab
`),
);

test('[stored-preferences] [kept-filter] a filter that was chosen before this code came is stored', () => {
  const storage = memoryStorage(new Map([[KEY, '{"isFilterKept":true,"filterName":"comments"}']]));
  const restored = parsePreferences(storage.get(KEY));
  const state = { preferences: restored, filterName: 'likes' } as const;
  marbles((m) => void emittedBy(m, keepPreferences, { state, world: { storage } }).subscribe())();
  expect(parsePreferences(storage.get(KEY))).toEqual({ ...restored, filterName: 'likes' });
});

test('[stored-preferences] a change leaves what another tab has stored, of which no event has come yet', () => {
  const storage = memoryStorage();
  marbles((m) => {
    m.hot('-s').subscribe(() => storage.held.set(KEY, '{"quietHours":"22-7"}'));
    emittedBy(m, keepPreferences, { events: '--c', values: legend, world: { storage } }).subscribe();
  })();
  expect(parsePreferences(storage.get(KEY))).toMatchObject({ quietHours: '22-7', isCompact: true });
});

test('[stored-preferences] what other tabs have changed while a page was frozen shows when it comes back, and a key there changes nothing of it', () => {
  const seen: unknown[] = [];
  const { storage } = play(
    ({ open }) => {
      const [frozen, other] = [open(), open()];
      const preferencesOf = (tab: Tab): Preferences => tab.state().preferences;
      return {
        [SECOND]: () => {
          frozen.isVisible$.next(false);
          frozen.freeze(true);
          other.send({
            type: 'preferences.changed',
            preferences: { ...preferences, isFolding: true, quietHours: '22-7' },
          });
          other.send({ type: 'aside.requested', ids: [7] });
          other.send({ type: 'reply.typed', id: 8, text: 'Not yet' });
        },
        [MINUTE]: () => {
          frozen.freeze(false);
          // The first key comes with the return.
          frozen.isVisible$.next(true);
          seen.push(Object.keys(frozen.state().doneNotes), frozen.state().drafts);
          const now = preferencesOf(frozen);
          frozen.send({ type: 'preferences.changed', preferences: { ...now, isPeopleOnly: true } });
        },
        [MINUTE + SECOND]: () => seen.push(preferencesOf(other).isPeopleOnly),
      };
    },
    { notes: 3 },
  );
  expect(seen).toEqual([['7'], { 8: 'Not yet' }, true]);
  expect(parsePreferences(storage.get(KEY))).toMatchObject({
    isFolding: true,
    quietHours: '22-7',
    isPeopleOnly: true,
  });
});

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

const restored: Readonly<Record<string, Event>> = {
  ...legend,
  d: change({ theme: 'dark', isPeopleOnly: true, isFolding: true }),
  f: { type: 'filter.selected', name: 'comments' },
  K: change({ isFilterKept: true, filterName: 'comments' }),
};

/** Both behaviours: that of the start, and that which follows other tabs. */
const both: Behaviour = (...streams) =>
  concat(restorePreferences(...streams), keepPreferences(...streams).pipe(subscribeOn(queueScheduler)));

cases(
  '[stored-preferences] the preferences',
  (m, { value, changed, expected }) => {
    const key = changed === 'other' ? 'other' : KEY;
    const other = { key, value: changed === 'removed' ? undefined : changed };
    const held = new Map<string, string>(value === '' ? [] : [[KEY, value]]);
    const changes$ = m.hot(changed === '' ? '' : '-----*', { '*': other }).pipe(
      tap((change) => {
        if (change.value === undefined) held.delete(change.key);
        else held.set(change.key, change.value);
      }),
    );
    const emitted$ = emittedBy(m, both, { world: { storage: memoryStorage(held, changes$) } });
    m.expect(emitted$).toBeObservable(expected, restored);
  },
  table(`
  value                                                                                        | changed                                       | expected | name
                                                                                               |                                               |          | are the defaults at the first visit
  {"theme":"dark","isPeopleOnly":true,"isFolding":true}                                        |                                               | d        | are restored
  {                                                                                            |                                               | 0        | are the defaults if the value is no JSON
  [true]                                                                                       |                                               | 0        | are the defaults if the value is no object
  {"theme":"pink","isPeopleOnly":1,"isFolding":"yes","isCompact":true,"filterName":"comments"} |                                               | c        | leave out what is corrupt
  {"isFilterKept":true,"filterName":"comments"}                                                |                                               | (Kf)     | [kept-filter] come with the filter if it is kept
  {"isFilterKept":true,"filterName":"spam"}                                                    |                                               | k        | [kept-filter] come without an unknown filter
                                                                                               | {"isFilterKept":true,"filterName":"comments"} | -----K   | follow another tab, without its filter
  {"isCompact":true}                                                                           | removed                                       | c----0   | are the defaults if another tab removes them
                                                                                               | other                                         |          | do not follow other keys
`),
);
