import type { RefObject } from 'react';
import { RowTools } from './row-tools';
import { useCheckPresses } from './use-check-presses';
import './row-checks.css';

/** Selects rows by presses, and shows the actions of the row that the blogger points at (section 10). */
export function RowChecks({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  useCheckPresses(scroller);
  return <RowTools scroller={scroller} />;
}
