import { type ReactNode, useEffect } from 'react';

interface DrawnProps {
  /** Called after the content is drawn. */
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/** Calls `onDrawn` after its children are drawn. */
export function Drawn({ onDrawn, children }: DrawnProps) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
