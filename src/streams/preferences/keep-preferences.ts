import { distinctUntilChanged, filter, ignoreElements, map, merge, pairwise, startWith, tap } from 'rxjs';
import { DRAWING_KEY } from '../../lib/storage-keys';
import { initialListState } from '../list/state';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { initialPreferencesState, type Preferences } from './state';
import { parsePreferences, PREFERENCES_KEY } from './restore-preferences';

/**
 * Stores the preferences, and the filter if the blogger wants it kept. Applies the changes of other tabs,
 * except those of the filter. Writes only the fields that this tab has changed. Removes the storage key if all
 * fields have their default values.
 */
export const keepPreferences: Behaviour = (_events$, state$, { storage }) => {
  const stored = (): Preferences => parsePreferences(storage.get(PREFERENCES_KEY));
  const { preferences: atStart } = state$.value;
  const kept$ = state$.pipe(
    // The blogger may have chosen a filter before this code was loaded.
    startWith({ preferences: atStart, filterName: atStart.filterName ?? initialListState.filterName }),
    distinctUntilChanged(isSame),
    pairwise(),
    tap(([before, after]) => {
      const now = stored();
      const next = changed(now, before, after);
      if (isEqual(now, next)) return;
      if (isEqual(next, initialPreferencesState.preferences)) storage.remove(PREFERENCES_KEY);
      else storage.set(PREFERENCES_KEY, JSON.stringify(next));
      // The stored drawing shows the list as it was before the change.
      storage.remove(DRAWING_KEY);
    }),
    ignoreElements(),
  );
  const followed$ = storage.changes$.pipe(
    filter(({ key }) => key === PREFERENCES_KEY || key === ''),
    // Other tabs may have stored changes since the start.
    startWith(null),
    map(stored),
    filter((preferences) => !isEqual(preferences, state$.value.preferences)),
    map((preferences): Event => ({ type: 'preferences.changed', preferences })),
  );
  return merge(kept$, followed$);
};

type Kept = Pick<State, 'preferences' | 'filterName'>;

const isSame = (one: Kept, other: Kept): boolean =>
  one.preferences === other.preferences && one.filterName === other.filterName;

/** Whether two objects of preferences are equal. Their fields always have the same order. */
const isEqual = (one: Preferences, other: Preferences): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the stored preferences with the changes of this tab. */
function changed(stored: Preferences, before: Kept, after: Kept): Preferences {
  const changes: Partial<Preferences> = Object.fromEntries(
    Object.entries(after.preferences).filter(
      ([name, value]) => value !== Reflect.get(before.preferences, name),
    ),
  );
  const isChosen = after.filterName !== before.filterName || (changes.isFilterKept && !stored.isFilterKept);
  const next = { ...stored, ...changes, ...(isChosen && { filterName: after.filterName }) };
  return { ...next, filterName: next.isFilterKept ? next.filterName : undefined };
}
