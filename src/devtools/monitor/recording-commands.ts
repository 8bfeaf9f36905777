import { isObject } from '../../lib/json';
import { formatTime } from './format';
import { formatValue } from './format-value';
import { ConsoleError } from './patterns';
import type { Recorder, Recording } from './recorder';

/** Creates `record()` and `stop()`. Printed times count from `since` (epoch milliseconds). */
export const createRecordingCommands = (
  recorder: Recorder,
  print: (text: string) => void,
  since: number,
) => ({
  record: (): void => print(startText(recorder.start(), since)),
  stop: (options: unknown = {}): string => {
    // Rejected, because a misspelt option would return a session that is not masked.
    if (!isObject(options) || !isMask(options))
      throw new ConsoleError(`stop takes { mask: true } or nothing, not ${formatValue(options)}.`);
    return recorder.stop(options);
  },
});

function startText({ from, startedAt, isFull, isNew }: Recording, since: number): string {
  if (isNew)
    return "Recording events from now on. To record all that a replay needs, load the panel with ?debug, or set localStorage.debug = '1'.";
  const start = from === 'start' ? 'the panel started' : formatTime(startedAt - since);
  return `${isFull ? 'A recording has stopped because it is full; it began when' : 'Recording since'} ${start}. stop() ends it and returns the session.`;
}

const isMask = (options: object): options is { readonly mask?: boolean } =>
  Object.entries(options).every(([name, value]) => name === 'mask' && typeof value === 'boolean');
