import { ignoreElements, skip, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { select } from '../operators/select';
import { SHORTCUTS_KEY, SHORTCUTS_OFF } from './stored-shortcuts';

/** Stores whether single-key shortcuts are on, for the next visit (WCAG 2.1.4). */
export const keepShortcuts: Behaviour = (_events$, state$, { storage }) =>
  state$.pipe(
    select(({ areShortcutsOn }) => areShortcutsOn),
    skip(1),
    tap((isOn) => (isOn ? storage.remove(SHORTCUTS_KEY) : storage.set(SHORTCUTS_KEY, SHORTCUTS_OFF))),
    ignoreElements(),
  );
