import type { MouseEvent } from 'react';

/** Makes a double click act once: its second click would take the first one back, or act on what follows. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
