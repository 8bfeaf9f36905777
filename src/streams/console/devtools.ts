import { asObject, isObject } from '../notes/read';
import type { State } from '../state/state';
import type { Travel } from './travel';
import type { Told, Watcher } from './watcher';

/** A connection to Redux DevTools, as the extension gives it. */
interface Connection {
  readonly init: (state: unknown) => void;
  readonly send: (action: unknown, state: unknown) => void;
  readonly subscribe: (listener: (message: unknown) => void) => unknown;
}

const isConnection = (value: unknown): value is Connection =>
  isObject(value) && ['init', 'send', 'subscribe'].every((name) => typeof value[name] === 'function');

/**
 * Tells Redux DevTools each event and the state after it, where they are installed. Who jumps there to an event sees the
 * state after it while effects are held; the newest one, or `commit`, goes on. Gives whether there are any.
 */
export function connectDevtools(extension: unknown, watcher: Watcher, travel: Travel, state: State): boolean {
  const connect: unknown = Reflect.get(Object(extension), 'connect');
  if (typeof connect !== 'function') return false;
  const connection: unknown = Reflect.apply(connect, extension, [{ name: 'Notestream' }]);
  if (!isConnection(connection)) return false;
  /** Their number 0 is the state at first; ours count on from there. */
  const offset = watcher.told$.count();
  connection.init(state);
  watcher.listen({ folded: ({ event, after }) => connection.send(event, after) });
  connection.subscribe((message) => {
    const { type, payload } = asObject(message);
    if (type !== 'DISPATCH') return;
    const { type: wish, actionId, index } = asObject(payload);
    if (wish === 'JUMP_TO_ACTION' || wish === 'JUMP_TO_STATE') {
      const number = offset + Number(actionId ?? index);
      const all = watcher.told$.all();
      if (number >= watcher.told$.count()) travel.live();
      else travel.to(stateAt(all, number) ?? state);
    } else if (wish === 'COMMIT' || wish === 'RESET') travel.live();
  });
  return true;
}

/** The state after the event of this number; undefined where it is kept no more. */
export const stateAt = (all: readonly Told[], number: number): State | undefined =>
  all.find((told) => told.number === number)?.after;
