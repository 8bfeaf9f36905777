import { asyncScheduler } from 'rxjs';
import { listenToTags } from '../operators/tag';
import { initialState } from '../state/state';
import { type Commands, createCommands } from './commands';
import { connectDevtools } from './devtools';
import { guarded } from './guarded';
import { errorLine } from './lines';
import { isBehaviour } from './names';
import type { ConsoleParts } from './parts';
import { createRecorder } from './recorder';
import { createTravel } from './travel';
import { createWatcher } from './watcher';

/** The stream console: what an engineer types. None of it throws. */
export type StreamConsole = Commands;

/** Begins to listen to all tagged streams, and gives the console for them. It listens as long as the page lives. */
export function openConsole(parts: ConsoleParts): StreamConsole {
  const { store, deps, transport, printer, secrets, devtools, isFromStart } = parts;
  const since = asyncScheduler.now();
  let state = initialState;
  store.state$.subscribe({ next: (next) => (state = next), error: (error: unknown) => printer.warn(error) });
  const current = (): typeof state => state;
  const watcher = createWatcher(current);
  const recorder = createRecorder(watcher, deps, transport, current, secrets, isFromStart);
  const travel = createTravel(watcher, parts);
  // A behaviour that fails is a defect: what the panel reports of it, with where it was and what began it.
  watcher.listen({
    happened: (happening) => {
      if (happening.kind === 'error' && isBehaviour(happening.name))
        printer.warn(`Notestream: ${errorLine(happening, watcher.told$.all(), since)}`);
    },
  });
  listenToTags(watcher);
  connectDevtools(devtools, watcher, travel, state);
  return guarded(createCommands(parts, { watcher, recorder, travel, current, since }), printer);
}
