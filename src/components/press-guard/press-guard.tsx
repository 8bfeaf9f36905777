import { type RefObject, useEffect } from 'react';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { guardPresses } from './guard-presses';

const selectIsOpen = (state: State): boolean => state.isPanelOpen;

/**
 * Ignores presses on controls that have just appeared or moved under the pointer. Draws nothing.
 * When the panel opens the guard restarts, because all controls have just appeared.
 */
export function PressGuard({ root }: { root: RefObject<HTMLElement | null> }): null {
  const isOpen = useSelected(selectIsOpen);
  useEffect(() => (root.current && isOpen ? guardPresses(root.current) : undefined), [root, isOpen]);
  return null;
}
