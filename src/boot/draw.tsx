import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from '../components/boundary';
import { Drawn } from '../components/drawn';
import { PART_FAILURE } from '../components/failures';

let root: Root | undefined;

/**
 * Replaces the content of the element by a screen, and calls `onDrawn` when the screen is drawn.
 * Errors that boundaries catch are reported like uncaught ones.
 */
export function draw(element: HTMLElement, screen: ReactNode, onDrawn: () => void): void {
  root ??= createRoot(element, { onCaughtError: reportError });
  root.render(
    <Boundary of={screen} fallback={PART_FAILURE}>
      <Drawn onDrawn={onDrawn}>{screen}</Drawn>
    </Boundary>,
  );
}
