import { mergeMap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { KeyPress } from '../state/deps';
import type { Event } from '../state/events';
import { selectShortcuts } from './selectors';
import type { State } from '../state/state';

/**
 * Turns key presses into events, by the shortcuts that are active now (section 9,
 * decision keys-by-focus).
 */
export const keyboard: Behaviour = (_events$, state$, { environment: { keys$ } }) =>
  keys$.pipe(mergeMap((press) => (state$.value.isPanelOpen ? eventsOf(press, state$.value) : [])));

function eventsOf({ key: pressed, focus }: KeyPress, state: State): readonly Event[] {
  const isCharacter = pressed.length === 1;
  const key = isCharacter ? pressed.toLowerCase() : pressed;
  // The overview of the shortcuts covers the panel, so only the keys that close it are active.
  if (state.isHelpOpen)
    return key === '?' || key === 'Escape' ? [{ type: 'help.toggled', isOpen: false }] : [];
  // In a text field only Escape is a shortcut. On a button or link, Enter is not one.
  if (key !== 'Escape' && (focus === 'text' || (key === 'Enter' && focus === 'control'))) return [];
  if (isCharacter && !state.areShortcutsOn) return [];
  const found = selectShortcuts(state).find(({ keys }) => keys.includes(key));
  return found ? [found.event] : [];
}
