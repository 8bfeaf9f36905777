import { type RefObject, useEffect, useState } from 'react';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { controlBoxes } from './boxes';
import { guardPresses } from './guard-presses';
import { placesAtRest } from './places';

const selectIsOpen = (state: State): boolean => state.isPanelOpen;

interface PressGuardProps {
  readonly root: RefObject<HTMLElement | null>;
  /** From now on the guard decides alone. Returns since when the list shows; NaN if it has taken over before. */
  readonly takeOver: () => number;
}

/**
 * Ignores presses on controls that have just appeared or moved under the pointer. Draws nothing.
 * When the panel opens the guard restarts, because all controls have just appeared. It loads after the
 * list, which may be at rest by then.
 */
export function PressGuard({ root, takeOver }: PressGuardProps): null {
  const isOpen = useSelected(selectIsOpen);
  // As they are drawn now: what comes with the guard may move them.
  const [before] = useState(() => controlBoxes(document.body));
  useEffect(() => {
    // Also while the panel is closed: what was there before it opens again has just appeared then.
    const since = takeOver();
    return root.current && isOpen
      ? guardPresses(root.current, placesAtRest(root.current, before, since))
      : undefined;
  }, [root, isOpen, takeOver, before]);
  return null;
}
