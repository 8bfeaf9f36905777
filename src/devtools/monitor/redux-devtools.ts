import { asObject, isObject } from '../../lib/json';
import type { State } from '../../streams/state/state';
import type { LoggedEvent } from './log-entries';
import type { StreamMonitor } from './stream-monitor';
import type { TimeTravel } from './time-travel';

/** A connection to Redux DevTools, as the extension returns it. */
interface Connection {
  readonly init: (state: unknown) => void;
  readonly send: (action: unknown, state: unknown) => void;
  readonly subscribe: (listener: (message: unknown) => void) => unknown;
}

const isConnection = (value: unknown): value is Connection =>
  isObject(value) && ['init', 'send', 'subscribe'].every((name) => typeof value[name] === 'function');

/**
 * Sends each event and the state after it to Redux DevTools, if installed. A jump to an event shows
 * the state after it and holds all effects; a jump to the newest event, or `commit`, returns to the
 * present.
 */
export function connectReduxDevtools(
  extension: unknown,
  monitor: StreamMonitor,
  travel: TimeTravel,
  state: State,
): void {
  const connect: unknown = Reflect.get(Object(extension), 'connect');
  if (typeof connect !== 'function') return;
  const connection: unknown = Reflect.apply(connect, extension, [{ name: 'Notestream' }]);
  if (!isConnection(connection)) return;
  const { eventLog } = monitor;
  /**
   * The offset of event numbers: number 0 of the extension is the current state, but the console
   * counts events since it was opened.
   */
  const offset = eventLog.count();
  connection.init(state);
  monitor.listen({ onAfterReduce: ({ event, after }) => connection.send(event, after) });
  connection.subscribe((message) => {
    const { type, payload } = asObject(message);
    if (type !== 'DISPATCH') return;
    const { type: command, actionId, index } = asObject(payload);
    if (command === 'JUMP_TO_ACTION' || command === 'JUMP_TO_STATE') {
      const number = offset + Number(actionId ?? index);
      if (number >= eventLog.count()) travel.live();
      else travel.show(stateAfter(eventLog.all(), number) ?? state);
    } else if (command === 'COMMIT' || command === 'RESET') travel.live();
  });
}

/** Returns the state after the event with this number; undefined if it is no longer kept. */
export const stateAfter = (events: readonly LoggedEvent[], number: number): State | undefined =>
  events.find((event) => event.number === number)?.after;
