import { asyncScheduler } from 'rxjs';
import type { NotificationKind, TaggedSubscription } from '../../streams/operators/tag';
import type { StreamStats } from './log-entries';

/** Counts the subscriptions and notifications of each stream, by its name. */
export interface StreamStatsByName {
  readonly stats: ReadonlyMap<string, StreamStats>;
  readonly statsOf: (name: string) => StreamStats;
  readonly count: (subscription: TaggedSubscription, kind: NotificationKind, value: unknown) => void;
}

export function createStreamStats(): StreamStatsByName {
  const stats = new Map<string, StreamStats>();
  const statsOf = (name: string): StreamStats => {
    const known = stats.get(name);
    if (known) return known;
    const fresh: StreamStats = {
      name,
      active: 0,
      emissions: 0,
      errors: 0,
      last: undefined,
      lastAt: undefined,
    };
    stats.set(name, fresh);
    return fresh;
  };
  const count = ({ name }: TaggedSubscription, kind: NotificationKind, value: unknown): void => {
    const counts = statsOf(name);
    if (kind === 'error') counts.errors += 1;
    if (kind !== 'next') return;
    counts.emissions += 1;
    counts.last = value;
    counts.lastAt = asyncScheduler.now();
  };
  return { stats, statsOf, count };
}
