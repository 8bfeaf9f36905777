import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Drawn } from '../components/drawn';

let root: Root | undefined;

/** Draws a screen in place of what the element shows, and calls `onDrawn` when that is done. */
export function draw(element: HTMLElement, screen: ReactNode, onDrawn: () => void): void {
  if (!root) element.replaceChildren();
  root ??= createRoot(element);
  root.render(<Drawn onDrawn={onDrawn}>{screen}</Drawn>);
}
