import { BehaviorSubject } from 'rxjs';
import type { State } from '../../streams/state/state';
import type { ConsoleOptions } from './options';
import type { StreamMonitor } from './stream-monitor';

/** Shows a past state on the screen while all effects are held. */
export interface TimeTravel {
  readonly show: (state: State) => void;
  /** Returns to the present, where the events that were held meanwhile are handled. */
  readonly live: () => void;
}

export function createTimeTravel(
  { faults }: StreamMonitor,
  { store, show, printer }: ConsoleOptions,
): TimeTravel {
  let isInPast = false;
  const send = (): void =>
    printer.warn('Notestream: this is a past state. notestream.live() returns to the present.');
  return {
    show: (state) => {
      isInPast = true;
      faults.holdAll(true);
      show({ state$: new BehaviorSubject(state), send });
    },
    live: () => {
      if (!isInPast) return;
      isInPast = false;
      show(store);
      faults.holdAll(false);
    },
  };
}
