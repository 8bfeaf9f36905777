import { asyncScheduler, Observable } from 'rxjs';
import type { Locks } from '../../../src/streams/deps';

/** A browser's locks: had by one at a time, a moment after they are asked for. */
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
