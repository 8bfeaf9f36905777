import type { State } from '../../streams/state/state';
import type { Recorder } from './recorder';
import type { StreamMonitor } from './stream-monitor';
import type { TimeTravel } from './time-travel';
import type { Measuring } from './tracks';

/** The data and commands that the view of the streams uses. */
export interface ViewSource {
  readonly monitor: StreamMonitor;
  readonly recorder: Recorder;
  readonly travel: TimeTravel;
  readonly current: () => State;
  /** When the console was opened, in epoch milliseconds. Displayed times count from here. */
  readonly since: number;
}

/**
 * Opens the view in a new window, or in the given one. Throws a `ConsoleError` if the browser
 * blocks the window.
 */
export type OpenView = (source: ViewSource, target: unknown) => void;

/** The parts of the page that the console uses, besides the panel. */
export interface Page {
  readonly openView: OpenView;
  /** Undefined if the browser does not support it. */
  readonly performance: Measuring | undefined;
}
