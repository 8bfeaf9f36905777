import { useObservableEagerState } from 'observable-hooks';
import { useMemo } from 'react';
import { select } from '../streams/operators/select';
import type { Event } from '../streams/state/events';
import type { State } from '../streams/state/state';
import { usePanel } from './panel-context';

/**
 * Returns a part of the state. The component is rendered again only when that part changes.
 *
 * The selector must be stable: a function of the module, or memoized. A component whose selector depends on a
 * prop needs that prop as its `key`, because a new selector takes effect one render late.
 */
export function useSelected<T>(selector: (state: State) => T): T {
  const { state$ } = usePanel().store;
  return useObservableEagerState(useMemo(() => state$.pipe(select(selector)), [state$, selector]));
}

/**
 * Returns a function that sends an event to the store, which is the only way for a component to
 * change the state.
 */
export function useSend(): (event: Event) => void {
  return usePanel().store.send;
}
