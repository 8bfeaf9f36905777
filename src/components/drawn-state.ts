import { useLayoutSubscription } from 'observable-hooks';
import { useMemo } from 'react';
import { take } from 'rxjs';
import type { State } from '../streams/state/state';
import type { Store } from '../streams/store';

/** The state that is drawn, as React's `useSyncExternalStore` takes it. */
export interface DrawnState {
  readonly get: () => State;
  /** Tells of each change, until what it returns is called. */
  readonly listen: (listener: () => void) => () => void;
}

/**
 * One subscription to a store for all that looks at its state (decision 174): rows and times are hundreds, and a subscription each
 * was a twentieth of the panel's memory. Throws for a store without a state at once.
 */
export function useDrawnState({ state$ }: Store): DrawnState {
  const { drawn, next } = useMemo(() => drawnState(state$), [state$]);
  useLayoutSubscription(state$, next);
  return drawn;
}

function drawnState(state$: Store['state$']): {
  readonly drawn: DrawnState;
  readonly next: (state: State) => void;
} {
  let current: State | undefined;
  const listeners = new Set<() => void>();
  const next = (state: State): void => {
    current = state;
    for (const listener of listeners) listener();
  };
  // A look at the state that is there at once; its error is thrown to React by the subscription that lasts.
  state$.pipe(take(1)).subscribe({ next, error: () => undefined });
  return {
    next,
    drawn: {
      get: () => {
        if (!current) throw new Error('A store has a state at once.');
        return current;
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
