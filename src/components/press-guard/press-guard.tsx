import { type RefObject, useEffect } from 'react';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { guardPresses } from './guard-presses';

const selectIsOpen = (state: State): boolean => state.isPanelOpen;

interface PressGuardProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly settledAt: RefObject<number>;
}

/**
 * Ignores presses on controls that have just appeared or moved under the pointer. Draws nothing.
 * When the panel opens the guard restarts, because all controls have just appeared. It loads after the
 * rows: those that were there at `settledAt` (milliseconds, like `Event.timeStamp`) are at rest. From
 * then on it decides alone, and sets that to 0.
 */
export function PressGuard({ root, settledAt }: PressGuardProps): null {
  const isOpen = useSelected(selectIsOpen);
  useEffect(() => {
    if (!root.current || !isOpen) return undefined;
    const isAtRest = settledAt.current > 0 && performance.now() >= settledAt.current;
    settledAt.current = 0;
    return guardPresses(root.current, isAtRest);
  }, [root, isOpen, settledAt]);
  return null;
}
