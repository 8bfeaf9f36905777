import { mergeMap, withLatestFrom } from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { KeyPress } from '../deps';
import type { Event } from '../state/events';
import { selectShortcuts } from '../state/selectors';
import type { State } from '../state/state';

/** Keys to events, by the shortcuts that act now (section 9, decision 9). */
export const keyboard: Behaviour = (_events$, state$, { surroundings: { keys$ } }) =>
  keys$.pipe(
    withLatestFrom(state$),
    mergeMap(([press, state]) => (state.isPanelOpen ? eventsOf(press, state) : [])),
  );

function eventsOf({ key: pressed, focus }: KeyPress, state: State): readonly Event[] {
  const isCharacter = pressed.length === 1;
  const key = isCharacter ? pressed.toLowerCase() : pressed;
  // The overview covers the panel: its keys only close it.
  if (state.isHelpOpen)
    return key === '?' || key === 'Escape' ? [{ type: 'help.toggled', isOpen: false }] : [];
  // Escape acts everywhere; no other key while one types, and a button or link answers to Enter by itself.
  if (key !== 'Escape' && (focus === 'text' || (key === 'Enter' && focus === 'control'))) return [];
  if (isCharacter && !state.areShortcutsOn) return [];
  const found = selectShortcuts(state).find(({ keys }) => keys.includes(key));
  return found ? [found.event] : [];
}
