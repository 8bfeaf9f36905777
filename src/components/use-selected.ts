import memoizeOne from 'memoize-one';
import { useMemo, useSyncExternalStore } from 'react';
import type { Event } from '../streams/state/events';
import type { State } from '../streams/state/state';
import { usePanel } from './panel-context';

/**
 * What a selector makes of the state, rendered again only when that has changed (design, pattern 9).
 *
 * This is the one place where components look at the state. The selector must be stable (a function of the module, or
 * useCallback). Of the same state it is asked once, as React wants it to say the same as often as it looks.
 */
export function useSelected<T>(selector: (state: State) => T): T {
  const { get, listen } = usePanel().drawn;
  const look = useMemo(() => {
    const selected = memoizeOne(selector);
    return () => selected(get());
  }, [selector, get]);
  return useSyncExternalStore(listen, look, look);
}

/** The one way for a component to speak. */
export function useSend(): (event: Event) => void {
  return usePanel().store.send;
}
