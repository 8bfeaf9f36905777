import { asyncScheduler } from 'rxjs';
import { listenToTags } from '../../streams/operators/tag';
import { initialState } from '../../streams/state/state';
import { catchErrors } from './catch-errors';
import { type Commands, createCommands } from './commands';
import { formatError } from './format';
import type { ConsoleOptions } from './options';
import { ConsoleError } from './patterns';
import { createRecorder } from './recorder';
import { connectReduxDevtools } from './redux-devtools';
import { createStreamMonitor } from './stream-monitor';
import { isBehaviour } from './tag-paths';
import { createTimeTravel } from './time-travel';
import type { Page } from './view-source';

/** The commands of the stream console. None of them throws. */
export type StreamConsole = Commands;

/** Monitors all tagged streams until the page is closed, and returns the console's commands. */
export function openConsole(options: ConsoleOptions, page: Page = NO_PAGE): StreamConsole {
  const { store, printer, devtools } = options;
  const since = asyncScheduler.now();
  let state = initialState;
  store.state$.subscribe({ next: (next) => (state = next), error: (error: unknown) => printer.warn(error) });
  const current = (): typeof state => state;
  const monitor = createStreamMonitor(current);
  const recorder = createRecorder({ ...options, monitor, current });
  const travel = createTimeTravel(monitor, options);
  // A failure of a behaviour is always a defect. The panel reports it; the console adds where and
  // why it occurred.
  monitor.listen({
    onEntry: (entry) => {
      if (entry.kind === 'error' && isBehaviour(entry.name))
        printer.warn(`Notestream: ${formatError(entry, monitor.eventLog.all(), since)}`);
    },
  });
  listenToTags(monitor);
  connectReduxDevtools(devtools, monitor, travel, state);
  return catchErrors(createCommands(options, { monitor, recorder, travel, current, since, page }), printer);
}

const NO_PAGE: Page = {
  openView: () => {
    throw new ConsoleError('This panel has no window for a view.');
  },
  performance: undefined,
};
