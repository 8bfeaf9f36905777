import { of } from 'rxjs';
import type { State } from '../state/state';
import type { ConsoleParts } from './parts';
import type { Watcher } from './watcher';

/** Time travel: a past state on the screen, while all effects are held. */
export interface Travel {
  readonly to: (state: State) => void;
  /** Back: what came meanwhile is dealt with now. */
  readonly live: () => void;
}

export function createTravel({ gate }: Watcher, { store, show, printer }: ConsoleParts): Travel {
  let isAway = false;
  const send = (): void => printer.warn('Notestream: this is a past state; notestream.live() goes on.');
  return {
    to: (state) => {
      isAway = true;
      gate.holdAll(true);
      show({ state$: of(state), send });
    },
    live: () => {
      if (!isAway) return;
      isAway = false;
      show(store);
      gate.holdAll(false);
    },
  };
}
