import type { RefObject } from 'react';
import { isListCovered } from '../../streams/list/selectors';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { RowTools } from './row-tools';
import { useCheckPresses } from './use-check-presses';
import './row-checks.css';

const selectIsInView = (state: State): boolean => state.isPanelOpen && !isListCovered(state);

/** Selects rows by presses, and shows the actions of the row that the blogger points at (section 10). */
export function RowChecks({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  useCheckPresses(scroller);
  return useSelected(selectIsInView) && <RowTools scroller={scroller} />;
}
