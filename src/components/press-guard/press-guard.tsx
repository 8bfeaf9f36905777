import { type RefObject, useEffect, useState } from 'react';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { type Box, rowBoxes } from './boxes';
import { guardPresses } from './guard-presses';

const NOTHING: ReadonlyMap<Element, Box> = new Map();
const selectIsOpen = (state: State): boolean => state.isPanelOpen;

interface PressGuardProps {
  readonly root: RefObject<HTMLElement | null>;
  /** From now on the guard decides alone. Returns whether the rows were there long enough. */
  readonly takeOver: () => boolean;
}

/**
 * Ignores presses on controls that have just appeared or moved under the pointer. Draws nothing.
 * When the panel opens the guard restarts, because all controls have just appeared. It loads after the
 * rows, which may be at rest by then.
 */
export function PressGuard({ root, takeOver }: PressGuardProps): null {
  const isOpen = useSelected(selectIsOpen);
  // As they are drawn now: what comes with the guard may move them.
  const [before] = useState(() => rowBoxes(document));
  useEffect(
    () => (root.current && isOpen ? guardPresses(root.current, takeOver() ? before : NOTHING) : undefined),
    [root, isOpen, takeOver, before],
  );
  return null;
}
