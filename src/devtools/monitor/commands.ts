import type { State } from '../../streams/state/state';
import { checkEvent } from './event-shapes';
import { pickEvents } from './events-command';
import { formatChanges, formatError, formatEvent, formatTime } from './format';
import { formatMarbles } from './format-marbles';
import { formatValue } from './format-value';
import { helpText } from './help';
import { createLogCommand } from './log-command';
import type { LogEntry } from './log-entries';
import { parseDuration } from './marbles';
import type { ConsoleOptions } from './options';
import { reducerError } from './patches';
import { ConsoleError, pick } from './patterns';
import { createRecordingCommands } from './recording-commands';
import { stateAfter } from './redux-devtools';
import { TAG_NAMES } from './tag-names';
import { EVENTS } from './tag-paths';
import { createTracksCommand } from './tracks-command';
import type { Page, ViewSource } from './view-source';

const NO_EVENTS = 'No events yet.';

export interface CommandContext extends ViewSource {
  readonly page: Page;
}

/**
 * All commands. They throw a `ConsoleError` for invalid input; `catchErrors` prints it as a
 * warning.
 */
export function createCommands({ store, printer }: ConsoleOptions, context: CommandContext) {
  const { monitor, recorder, travel, current, since, page } = context;
  const { eventLog, faults, stats } = monitor;
  const names = (): readonly string[] => [...new Set([...TAG_NAMES, ...stats.keys()])];
  /** Selects the streams that faults can be injected into: all but the event queue. */
  const pickForFault = (pattern: unknown): readonly string[] => {
    if (pattern === EVENTS)
      throw new ConsoleError(
        'The event queue cannot be held, delayed or failed: the whole panel would stop.',
      );
    return pick(
      'stream',
      names().filter((name) => name !== EVENTS),
      pattern,
    );
  };
  const print = (text: string): void => printer.log(text);

  const state = Object.assign((): State => current(), {
    diff: (count: unknown = 1): void => {
      if (!Number.isInteger(count) || Number(count) < 1)
        throw new ConsoleError(`state.diff takes a number of events from 1 on, not ${formatValue(count)}.`);
      const events = eventLog.all().slice(-Number(count));
      if (events.length === 0) throw new ConsoleError(NO_EVENTS);
      const lines = events.flatMap((event) => [formatEvent(event, since), ...formatChanges(event)]);
      print(lines.join('\n'));
    },
  });

  return {
    help: (): void => print(helpText()),
    streams: (pattern: unknown = '*'): void => {
      const rows = pick('stream', names(), pattern).map((name) => {
        const { active = 0, emissions = 0, errors = 0, last, lastAt } = stats.get(name) ?? {};
        const lastTime = lastAt === undefined ? '' : formatTime(lastAt - since);
        return {
          name,
          active,
          emissions,
          errors,
          last: last === undefined ? '' : formatValue(last),
          lastTime,
        };
      });
      printer.table(rows);
    },
    log: createLogCommand({ printer }, monitor, names, since),
    marbles: (pattern: unknown = EVENTS, window: unknown = '60s'): void => {
      const lengthMs = parseDuration(window);
      if (lengthMs === undefined)
        throw new ConsoleError(`${formatValue(window)} is not a duration: give '500ms', '60s' or '5m'.`);
      const chosen = new Set(pick('stream', names(), pattern));
      print(formatMarbles(monitor.log.all(), chosen, lengthMs, since));
    },
    state,
    events: (pattern: unknown = '*'): void => {
      const found = pickEvents(eventLog.all(), names(), pattern);
      print(found.map((each) => formatEvent(each, since)).join('\n') || NO_EVENTS);
    },
    errors: (): void => {
      const errors = monitor.errorLog.all().filter(isFirst);
      const lines = errors.map((error) => formatError(error, eventLog.all(), since));
      print(lines.join('\n') || 'No stream has failed.');
    },
    send: (input: unknown): void => {
      const event = checkEvent(input);
      const problem = reducerError(current(), event);
      if (problem !== undefined) throw new ConsoleError(`${event.type}: the reducer fails: ${problem}.`);
      store.send(event);
    },
    pause: (pattern: unknown): void => {
      const chosen = pickForFault(pattern);
      faults.pause(chosen);
      print(`Held: ${chosen.join(', ')}. resume('${String(pattern)}') releases them.`);
    },
    resume: (pattern: unknown = '*'): void => {
      const { waited, dropped } = faults.resume(pickForFault(pattern));
      print(
        `${waited} held values were released${dropped > 0 ? `, and ${dropped} more had been dropped` : ''}.`,
      );
    },
    delay: (pattern: unknown, ms: unknown): void => {
      const chosen = pickForFault(pattern);
      if (typeof ms !== 'number' || !(ms >= 0 && ms <= 2 ** 31 - 1))
        throw new ConsoleError(`delay takes milliseconds from 0 on, not ${formatValue(ms)}.`);
      faults.delay(chosen, ms);
      print(`${ms === 0 ? 'No longer delayed' : `Delayed by ${ms} ms`}: ${chosen.join(', ')}.`);
    },
    fail: (pattern: unknown, times: unknown = 1): void => {
      const chosen = pickForFault(pattern);
      if (!Number.isInteger(times) || Number(times) < 1)
        throw new ConsoleError(`fail takes a number of times from 1 on, not ${formatValue(times)}.`);
      const failed = monitor.fail(chosen, String(pattern), Number(times));
      const left = Number(times) - failed;
      const later = left > 0 ? `, ${left} will fail at the next start` : '';
      print(`${failed} failed now${later}: ${chosen.join(', ')}.`);
    },
    travel: (number: unknown): void => {
      const past = stateAfter(eventLog.all(), Number(number));
      if (!past)
        throw new ConsoleError(
          `The state after event ${formatValue(number)} is not kept: events() lists those that are.`,
        );
      travel.show(past);
      print(`Showing the state after event #${Number(number)}. Effects are held until live().`);
    },
    live: (): void => travel.live(),
    view: (target?: unknown): void => page.openView(context, target),
    tracks: createTracksCommand(monitor, page.performance, print),
    ...createRecordingCommands(recorder, print, since),
  };
}

export type Commands = ReturnType<typeof createCommands>;

/** Whether an entry is the first for its error, which enclosing streams log again. */
const isFirst = ({ value }: LogEntry, index: number, all: readonly LogEntry[]): boolean =>
  typeof value !== 'object' || all.findIndex((other) => other.value === value) === index;
