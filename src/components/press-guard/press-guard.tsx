import { type RefObject, useEffect } from 'react';
import { guardPresses } from './guard-presses';

/** Ignores presses on controls that have just appeared or moved under the pointer. Draws nothing. */
export function PressGuard({ root }: { root: RefObject<HTMLElement | null> }): null {
  useEffect(() => (root.current ? guardPresses(root.current) : undefined), [root]);
  return null;
}
