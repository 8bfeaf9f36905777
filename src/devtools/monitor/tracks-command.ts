import { formatValue } from './format-value';
import { ConsoleError } from './patterns';
import type { StreamMonitor } from './stream-monitor';
import { drawTracks, type Measuring } from './tracks';

/** Creates `tracks(true)`, which draws streams in the Performance panel until `tracks(false)`. */
export function createTracksCommand(
  monitor: StreamMonitor,
  performance: Measuring | undefined,
  print: (text: string) => void,
): (isOn?: unknown) => void {
  let end: (() => void) | undefined;
  return (isOn = true) => {
    if (typeof isOn !== 'boolean')
      throw new ConsoleError(`tracks takes true or false, not ${formatValue(isOn)}.`);
    if (!performance) throw new ConsoleError('This browser has no performance.measure.');
    end?.();
    end = isOn ? drawTracks(monitor, performance) : undefined;
    print(
      isOn
        ? 'Recordings of the Performance panel have tracks of the streams. tracks(false) ends it.'
        : 'No more tracks.',
    );
  };
}
