import { filter, type Observable } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { outboxOf } from '../../src/streams/outbox/outbox';
import type { OutboxRule } from '../../src/streams/outbox/wishes';
import type { Event } from '../../src/streams/state/events';
import { BLOGGER_KEY } from '../../src/streams/state/stored-blogger';
import { type BehaviourRun, emittedBy, memoryStorage, type MemoryStorage } from './behaviour';

/** Storage with blogger 5 as the owner of the token. */
export const knownBlogger = (held: Readonly<Record<string, string>> = {}): MemoryStorage =>
  memoryStorage(new Map(Object.entries({ [BLOGGER_KEY]: '5', ...held })));

/** Names records 'record 1', 'record 2' and so on. */
export function counted(): () => string {
  let count = 0;
  return () => `record ${(count += 1)}`;
}

/** Matches events about the outcome of an action, which only its own tab emits. */
const SETTLED = /^(action|reply)\./;

/**
 * The events about the outcome of actions, from an outbox with these rules. The blogger is 5 unless
 * `run` has another storage.
 */
export const settledBy = (m: Context, rules: readonly OutboxRule[], run: BehaviourRun): Observable<Event> =>
  emittedBy(m, outboxOf(rules), {
    ...run,
    world: { storage: knownBlogger(), uniqueId: counted(), ...run.world },
  }).pipe(filter(({ type }) => SETTLED.test(type)));
