import { useSubscription } from 'observable-hooks';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { select } from '../streams/operators/select';
import { selectSortedNotes } from '../streams/state/sorted-notes';
import type { State } from '../streams/state/state';
import { usePanel } from './panel-context';

/** The id of the first row while the panel is open. */
const selectTopId = (state: State): unknown => state.isPanelOpen && selectSortedNotes(state)[0]?.id;

/**
 * Returns since when the blogger can aim at the rows, in ms like `Event.timeStamp`: since the first frame after
 * the list appears, after its first row changes (which moves the others), or after the panel opens. A frame that
 * the host page hides draws nothing. Once the press guard is loaded, it takes over this time, which is then NaN.
 */
export function useListShown(): readonly [Readonly<RefObject<number>>, takeOver: () => number] {
  const { store } = usePanel();
  const shownAt = useRef(Infinity);
  useSubscription(
    useMemo(() => store.state$.pipe(select(selectTopId)), [store]),
    () => {
      if (!shownAt.current) return;
      shownAt.current = Infinity;
      requestAnimationFrame((now) => (shownAt.current &&= now));
    },
  );
  const takeOver = useCallback((): number => {
    const since = shownAt.current;
    shownAt.current = NaN;
    return since;
  }, []);
  return [shownAt, takeOver];
}
