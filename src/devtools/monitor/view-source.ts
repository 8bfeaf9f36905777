import type { State } from '../../streams/state/state';
import type { Recorder } from './recorder';
import type { StreamMonitor } from './stream-monitor';
import type { TimeTravel } from './time-travel';
import type { Measuring } from './tracks';

/** The data and commands of the view of the streams. */
export interface ViewSource {
  readonly monitor: StreamMonitor;
  readonly recorder: Recorder;
  readonly travel: TimeTravel;
  readonly current: () => State;
  /** When the console was opened, epoch milliseconds; shown times count from there. */
  readonly since: number;
}

/**
 * Opens the view in a window of its own, or in the given one. Throws a `ConsoleError` if the
 * browser opens none.
 */
export type OpenView = (source: ViewSource, target: unknown) => void;

/** The parts of the page that the console uses, besides the panel. */
export interface Page {
  readonly openView: OpenView;
  /** Undefined in a browser without it. */
  readonly performance: Measuring | undefined;
}
