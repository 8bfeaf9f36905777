import { filter, type Observable } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { outboxOf } from '../../src/streams/outbox/outbox';
import type { OutboxRule } from '../../src/streams/outbox/rule';
import type { Event } from '../../src/streams/state/events';
import { BLOGGER_KEY } from '../../src/streams/state/stored-blogger';
import { type BehaviourRun, emittedBy, memoryStorage, type MemoryStorage } from './behaviour';

/** Storage that knows that blogger 5 is signed in. */
export const knownBlogger = (held: Readonly<Record<string, string>> = {}): MemoryStorage =>
  memoryStorage(new Map(Object.entries({ [BLOGGER_KEY]: '5', ...held })));

/** The subjects of the events that say in the own tab what became of an action. */
const SETTLED = /^(approval|like|follow|moderation|reply)\./;

/**
 * What became of the actions of an outbox with these rules, as its tab says. The blogger is 5 unless
 * `run` has another storage.
 */
export const settledBy = (m: Context, rules: readonly OutboxRule[], run: BehaviourRun): Observable<Event> =>
  emittedBy(m, outboxOf(rules), { ...run, world: { storage: knownBlogger(), ...run.world } }).pipe(
    filter(({ type }) => SETTLED.test(type)),
  );
