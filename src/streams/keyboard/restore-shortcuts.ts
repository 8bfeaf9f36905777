import { defer, filter, map, merge, of } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { SHORTCUTS_KEY, SHORTCUTS_OFF } from './stored-shortcuts';

/** Restores whether single-key shortcuts are on, and follows other tabs (WCAG 2.1.4). */
export const restoreShortcuts: Behaviour = (_events$, _state$, { storage }) => {
  // Shortcuts are on by default: only `off` needs an event.
  const stored$ = defer(() => of(storage.get(SHORTCUTS_KEY))).pipe(
    filter((value) => value === SHORTCUTS_OFF),
  );
  const changed$ = storage.changes$.pipe(
    filter(({ key }) => key === SHORTCUTS_KEY),
    map(({ value }) => value),
  );
  return merge(stored$, changed$).pipe(
    map((value): Event => ({ type: 'shortcuts.switched', isOn: value !== SHORTCUTS_OFF })),
  );
};
