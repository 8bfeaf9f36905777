import { ignoreElements, tap } from 'rxjs';
import { DRAWING_KEY } from '../../lib/storage-keys';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { State } from '../state/state';
import { initialPreferencesState } from './state';
import { PREFERENCES_KEY } from './stored-preferences';

/** Stores the preferences, and the filter if it is kept. Defaults leave nothing in storage. */
export const keepPreferences: Behaviour = (_events$, state$, { storage }) =>
  state$.pipe(
    select(textOf),
    tap((text) => {
      if (text === storage.get(PREFERENCES_KEY)) return;
      if (text !== undefined) storage.set(PREFERENCES_KEY, text);
      else storage.remove(PREFERENCES_KEY);
      // It shows the list without the change.
      if (storage.get(DRAWING_KEY) !== undefined) storage.remove(DRAWING_KEY);
    }),
    ignoreElements(),
  );

const DEFAULTS = JSON.stringify(initialPreferencesState.preferences);

function textOf({ preferences, filterName }: State): string | undefined {
  if (JSON.stringify(preferences) === DEFAULTS) return undefined;
  return JSON.stringify({ ...preferences, ...(preferences.isFilterKept && { filterName }) });
}
