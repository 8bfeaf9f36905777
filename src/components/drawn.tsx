import { type ReactNode, useEffect } from 'react';

interface DrawnProps {
  /** Called after the content is drawn. */
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/** Reports that its content is drawn. */
export function Drawn({ onDrawn, children }: DrawnProps) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
