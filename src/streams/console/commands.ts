import { asyncScheduler } from 'rxjs';
import { isObject } from '../notes/read';
import type { State } from '../state/state';
import { changesOf, problemOf } from './changes';
import { stateAt } from './devtools';
import { checkEvent } from './event-shapes';
import { helpText } from './help';
import { clockTime, errorLine, eventLine, legendLines, patchLine } from './lines';
import { drawLast, parseDuration, type Row } from './marbles';
import { EVENTS, TAG_NAMES } from './names';
import type { ConsoleParts } from './parts';
import { ConsoleError, pick, shown } from './patterns';
import type { Recorder } from './recorder';
import type { Travel } from './travel';
import type { Happening, Told, Watcher } from './watcher';

/** Rows of a drawing: more would be no drawing any more. */
const MAX_ROWS = 20;

export interface Workings {
  readonly watcher: Watcher;
  readonly recorder: Recorder;
  readonly travel: Travel;
  readonly current: () => State;
  /** When the console began to listen, epoch milliseconds: its times count from there. */
  readonly since: number;
}

/** Every command of the console. What they throw is a `ConsoleError`, or a defect: `guarded` catches both. */
export function createCommands({ store, printer }: ConsoleParts, workings: Workings) {
  const { watcher, recorder, travel, current, since } = workings;
  const { gate } = watcher;
  const names = (): readonly string[] => [...new Set([...TAG_NAMES, ...watcher.tallies.keys()])];
  /** Streams that a fault can be put upon: the queue of events is none, or the whole panel would stop. */
  const faulty = (pattern: unknown): readonly string[] => {
    if (pattern === EVENTS)
      throw new ConsoleError('The queue of events is left alone: to hold or fail it would stop the panel.');
    return pick(
      'stream',
      names().filter((name) => name !== EVENTS),
      pattern,
    );
  };
  const say = (text: string): void => printer.log(text);

  const state = Object.assign((): State => current(), {
    diff: (count: unknown = 1): void => {
      if (!Number.isInteger(count) || Number(count) < 1)
        throw new ConsoleError(`state.diff takes a number of events from 1 on, not ${shown(count)}.`);
      const told = watcher.told$.all().slice(-Number(count));
      if (told.length === 0) throw new ConsoleError('No event has been heard yet.');
      const lines = told.flatMap((each) => [eventLine(each, since), ...changeLines(each)]);
      say(lines.join('\n'));
    },
  });

  return {
    help: (): void => say(helpText()),
    streams: (pattern: unknown = '*'): void => {
      const rows = pick('stream', names(), pattern).map((name) => {
        const { active = 0, emissions = 0, errors = 0, last, lastAt } = watcher.tallies.get(name) ?? {};
        const lastTime = lastAt === undefined ? '' : clockTime(lastAt - since);
        return { name, active, emissions, errors, last: last === undefined ? '' : shown(last), lastTime };
      });
      printer.table(rows);
    },
    log: (pattern: unknown = '*'): (() => void) => {
      const chosen = new Set(pick('stream', names(), pattern));
      return watcher.listen({
        happened: (happening) => {
          if (chosen.has(happening.name)) writeLine(printer, happening, since);
        },
      });
    },
    marbles: (pattern: unknown = EVENTS, window: unknown = '60s'): void => {
      const lengthMs = parseDuration(window);
      if (lengthMs === undefined)
        throw new ConsoleError(`${shown(window)} is no time: give '500ms', '60s' or '5m'.`);
      const chosen = new Set(pick('stream', names(), pattern));
      const begin = Math.max(asyncScheduler.now() - lengthMs, since);
      const rows = rowsOf(watcher.happenings.all(), chosen, begin);
      const { lines, legend, stepMs, leftOut, from } = drawLast(rows.slice(-MAX_ROWS));
      const notes = [
        rows.length > MAX_ROWS ? `the last ${MAX_ROWS} of ${rows.length} subscriptions` : '',
        from > 0 ? 'before that there is more than fits' : '',
        stepMs > 1 ? `times rounded to ${stepMs} ms` : '',
        leftOut > 0 ? `${leftOut} values without a letter left out` : '',
      ].filter(Boolean);
      const heading = `// from ${clockTime(begin + from - since)} on${notes.map((note) => `; ${note}`).join('')}`;
      const drawn = lines.length > 0 ? lines : ['// nothing was said'];
      say([heading, ...drawn, 'const values = {', ...legendLines(legend), '};'].join('\n'));
    },
    state,
    events: (pattern: unknown = '*'): void => {
      const told = watcher.told$.all();
      const types = [...new Set(told.map(({ event }) => event.type))];
      const chosen = types.length === 0 ? [] : pick('event so far', types, pattern);
      const found = told.filter(({ event }) => chosen.includes(event.type));
      say(found.map((each) => eventLine(each, since)).join('\n') || 'No event has been heard yet.');
    },
    errors: (): void => {
      const all = watcher.errors.all().filter(isFirst);
      say(
        all.map((each) => errorLine(each, watcher.told$.all(), since)).join('\n') || 'No stream has failed.',
      );
    },
    send: (given: unknown): void => {
      const event = checkEvent(given);
      const problem = problemOf(current(), event);
      if (problem !== undefined)
        throw new ConsoleError(`${event.type}: the state cannot take it: ${problem}.`);
      store.send(event);
    },
    pause: (pattern: unknown): void => {
      const chosen = faulty(pattern);
      gate.pause(chosen);
      say(`Held: ${chosen.join(', ')}. resume('${String(pattern)}') lets them go on.`);
    },
    resume: (pattern: unknown = '*'): void => {
      const { waited, dropped } = gate.resume(faulty(pattern));
      say(`${waited} values had waited${dropped > 0 ? `, and ${dropped} were too many to keep` : ''}.`);
    },
    delay: (pattern: unknown, ms: unknown): void => {
      const chosen = faulty(pattern);
      if (typeof ms !== 'number' || !(ms >= 0 && ms <= 2 ** 31 - 1))
        throw new ConsoleError(`delay takes milliseconds from 0 on, not ${shown(ms)}.`);
      gate.delay(chosen, ms);
      say(ms === 0 ? `Not late any more: ${chosen.join(', ')}.` : `${ms} ms late: ${chosen.join(', ')}.`);
    },
    fail: (pattern: unknown, times: unknown = 1): void => {
      const chosen = faulty(pattern);
      if (!Number.isInteger(times) || Number(times) < 1)
        throw new ConsoleError(`fail takes a number of times from 1 on, not ${shown(times)}.`);
      const failed = watcher.fail(chosen, String(pattern), Number(times));
      const left = Number(times) - failed;
      const later =
        left > 0 ? `, ${left} when ${left === 1 ? 'it' : 'they'} next begin${left === 1 ? 's' : ''}` : '';
      say(`${failed} failed now${later}: ${chosen.join(', ')}.`);
    },
    travel: (number: unknown): void => {
      const past = stateAt(watcher.told$.all(), Number(number));
      if (!past) throw new ConsoleError(`The state after event ${shown(number)} is not kept: see events().`);
      travel.to(past);
      say(`The state after event #${Number(number)}, effects held. live() goes on.`);
    },
    live: (): void => travel.live(),
    record: (): void => {
      const from = recorder.start();
      say(
        from === 'start'
          ? 'Recording since the panel started. stop() gives the session.'
          : "Recording events from now on. To record all that it takes to replay the streams, load the panel with ?debug, or set localStorage.debug = '1'.",
      );
    },
    stop: (options: unknown = {}): string => {
      // Who misspells the mask would send a session with all in it.
      if (!isObject(options) || !isMask(options))
        throw new ConsoleError(`stop takes { mask: true } or nothing, not ${shown(options)}.`);
      return recorder.stop(options);
    },
  };
}

export type Commands = ReturnType<typeof createCommands>;

const isMask = (options: object): options is { readonly mask?: boolean } =>
  Object.entries(options).every(([name, value]) => name === 'mask' && typeof value === 'boolean');

/** What an event changed, a line each; of one that the state could not take, why. */
function changeLines(told: Told): readonly string[] {
  try {
    return changesOf(told).map(patchLine);
  } catch (error) {
    return [`  changed nothing: ${shown(error, 200)}`];
  }
}

/** An error that comes through a stream and what that is a part of is one. */
const isFirst = ({ value }: Happening, index: number, all: readonly Happening[]): boolean =>
  typeof value !== 'object' || all.findIndex((other) => other.value === value) === index;

/** A subscription is a row; those that said nothing since `begin` are left out. */
function rowsOf(all: readonly Happening[], chosen: ReadonlySet<string>, begin: number): readonly Row[] {
  const rows = new Map<number, { name: string; marks: Row['marks'] }>();
  for (const { name, run, kind, value, at } of all) {
    if (!chosen.has(name) || at < begin || kind === 'subscribe' || kind === 'unsubscribe') continue;
    const row = rows.get(run) ?? { name, marks: [] };
    rows.set(run, { name, marks: [...row.marks, { at: at - begin, kind, value }] });
  }
  return [...rows.values()].map(({ name, marks }) => ({ name, marks }));
}

const COLOURS: Readonly<Record<Happening['kind'], string>> = {
  subscribe: 'teal',
  next: 'royalblue',
  error: 'crimson',
  complete: 'gray',
  unsubscribe: 'gray',
};

function writeLine(printer: ConsoleParts['printer'], happening: Happening, since: number): void {
  const { at, name, kind, value } = happening;
  const heading = `%c${clockTime(at - since)} ${name} ${kind}%c${value === undefined ? '' : ` ${shown(value)}`}`;
  printer.groupCollapsed(heading, `color: ${COLOURS[kind]}; font-weight: bold`, 'font-weight: normal');
  if (value !== undefined) printer.log(value);
  printer.groupEnd();
}
