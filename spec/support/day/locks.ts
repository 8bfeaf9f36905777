import { asyncScheduler, Observable } from 'rxjs';
import type { Locks } from '../../../src/streams/state/deps';

/** The locks of a browser: one holder at a time, granted 1 ms after the request. */
export function createLocks(): Locks {
  const queues = new Map<string, (() => void)[]>();
  return {
    hold: (name) =>
      new Observable((subscriber) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const begin = (): void => {
          subscriber.add(asyncScheduler.schedule(() => subscriber.next(null), 1));
        };
        queue.push(begin);
        if (queue[0] === begin) begin();
        return () => {
          const wasFirst = queue[0] === begin;
          queue.splice(queue.indexOf(begin), 1);
          if (wasFirst) queue[0]?.();
        };
      }),
  };
}
