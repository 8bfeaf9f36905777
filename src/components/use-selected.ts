import { useObservableEagerState } from 'observable-hooks';
import { useMemo } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import type { Event } from '../streams/state/events';
import type { State } from '../streams/state/state';
import { usePanel } from './panel-context';

/**
 * What a selector makes of the state, rendered again only when that has changed (design, pattern 9).
 *
 * This is the one place where components subscribe, because the hook below asks for two things that are easily got
 * wrong: a stream that stays the same from render to render, and a first value at once. So the selector must be stable
 * (a function of the module, or useCallback), and what it closes over must not change while the component lives: rows
 * and details are keyed by their note's id. Were the id to change, the old value would be shown for one render.
 */
export function useSelected<T>(selector: (state: State) => T): T {
  const { store } = usePanel();
  const selected$ = useMemo(
    () =>
      store.state$.pipe(
        map((state) => selector(state)),
        distinctUntilChanged(),
      ),
    [store, selector],
  );
  return useObservableEagerState(selected$);
}

/** The one way for a component to speak. */
export function useSend(): (event: Event) => void {
  return usePanel().store.send;
}
