import { map, mergeMap, type Observable, of, skip, startWith, switchMap, timer, withLatestFrom } from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { KeyPress } from '../state/deps';
import type { Event } from '../state/events';
import { undoLatest } from '../deeds/undo';
import { isSingleKey } from './shortcut';
import { selectShortcuts } from './shortcuts';
import type { State } from '../state/state';
import { UNDO_KEY_REST_MS } from '../timing';

/**
 * Turns key presses into the events of the shortcuts that are active now (section 9, decision keys-by-focus).
 */
export const keyboard: Behaviour = (_events$, state$, { environment: { keys$ } }) =>
  keys$.pipe(
    withLatestFrom(isUndoOver$(state$)),
    mergeMap(([press, isUndoOver]) => {
      if (!state$.value.isPanelOpen) return [];
      const events = eventsOf(press, state$.value);
      return isUndoOver && press.key.toLowerCase() === UNDO_KEY ? [] : events;
    }),
  );

const UNDO_KEY = 'u';

/**
 * Emits true for 2 s after the last Undo has disappeared. A press of U in that time was meant for the undo bar,
 * and must not switch the filter.
 */
const isUndoOver$ = (state$: Observable<State>): Observable<boolean> =>
  state$.pipe(
    select((state) => undoLatest(state) !== undefined),
    skip(1),
    switchMap((hasBar) =>
      hasBar
        ? of(false)
        : timer(UNDO_KEY_REST_MS).pipe(
            map(() => false),
            startWith(true),
          ),
    ),
    startWith(false),
  );

function eventsOf({ key: pressed, focus }: KeyPress, state: State): readonly Event[] {
  const isCharacter = pressed.length === 1;
  const key = isCharacter ? pressed.toLowerCase() : pressed;
  // The overview of the shortcuts covers the panel, so only the keys that close it are active.
  if (state.isHelpOpen)
    return key === '?' || key === 'Escape' ? [{ type: 'help.toggled', isOpen: false }] : [];
  // In a text field, only Escape is a shortcut. On a button or link, Enter is not a shortcut.
  if (key !== 'Escape' && (focus === 'text' || (key === 'Enter' && focus === 'control'))) return [];
  if (isSingleKey(key) && state.preferences.areShortcutsOff) return [];
  const found = selectShortcuts(state).find(({ keys }) => keys.includes(key));
  return found ? [found.event] : [];
}
