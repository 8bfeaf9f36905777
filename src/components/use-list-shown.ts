import { useSubscription } from 'observable-hooks';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { select } from '../streams/operators/select';
import { selectSortedNotes } from '../streams/state/sorted-notes';
import type { State } from '../streams/state/state';
import { usePanel } from './panel-context';

/** The first row of an open panel. */
const selectTopId = (state: State): unknown => state.isPanelOpen && selectSortedNotes(state)[0]?.id;

/**
 * The time since which the rows can be aimed at, in milliseconds, like `Event.timeStamp`: the first frame of
 * the list, of another first row, which moves the others, or of the panel that opens. A hidden frame of the
 * host page draws none. The press guard, which loads later, gets that time when it takes over; from then on it
 * is NaN.
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
