import { asyncScheduler, NEVER, Observable, Subject } from 'rxjs';
import type { Locks, Storage, TabChannel } from '../../src/streams/state/deps';

/** How long a message between tabs takes, in milliseconds. */
export const MESSAGE_MS = 3;

/** Delivers copies of each posted message to all other members. */
export interface Hub<T> {
  readonly join: () => { readonly post: (value: T) => void; readonly received$: Observable<T> };
}

/** `delaysMs` returns when each message arrives at another member; a message with two arrives twice. */
export function createHub<T>(delaysMs: () => readonly number[] = () => [MESSAGE_MS]): Hub<T> {
  const members = new Set<Subject<T>>();
  return {
    join: () => {
      const own = new Subject<T>();
      members.add(own);
      return {
        post: (value) => {
          const copy = structuredClone(value);
          for (const member of members)
            if (member !== own)
              for (const delayMs of delaysMs()) asyncScheduler.schedule(() => member.next(copy), delayMs);
        },
        received$: new Observable((subscriber) => {
          members.add(own);
          const subscription = own.subscribe(subscriber);
          subscription.add(() => members.delete(own));
          return subscription;
        }),
      };
    },
  };
}

export function joinChannel(hub: Hub<unknown>, isFrozen$: Observable<boolean> = NEVER): TabChannel {
  const { post, received$ } = hub.join();
  return { post, messages$: received$, isFrozen$ };
}

interface Change {
  readonly key: string;
  readonly value: string | undefined;
}

/** The storage of one tab; other tabs get `storage` events. */
export function joinStorage(held: Map<string, string>, hub: Hub<Change>): Storage {
  const { post, received$ } = hub.join();
  return {
    get: (key) => held.get(key),
    set: (key, value) => {
      if (held.get(key) === value) return;
      held.set(key, value);
      post({ key, value });
    },
    remove: (key) => {
      if (held.delete(key)) post({ key, value: undefined });
    },
    keys: () => [...held.keys()],
    changes$: received$,
  };
}

/** The locks of a browser: one holder at a time, granted 1 ms after the request. */
export function createLocks(): Locks & { readonly held: () => readonly string[] } {
  const queues = new Map<string, (() => void)[]>();
  return {
    held: () => [...queues].flatMap(([name, { length }]) => (length === 0 ? [] : name)),
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
