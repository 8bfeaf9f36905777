import { defer, from, merge, mergeMap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Storage } from '../state/deps';
import type { Event } from '../state/events';
import { noteOfReadKey, SEEN_KEY } from './stored-reads';

/**
 * Restores read flags and the last-seen time from storage, and follows other tabs
 * (decision stored-values).
 */
export const restoreReads: Behaviour = (_events$, _state$, { storage }) =>
  merge(
    defer(() => from(restored(storage))),
    storage.changes$.pipe(mergeMap(({ key, value }) => changedElsewhere(key, value))),
  );

const restored = (storage: Storage): Event[] => [
  { type: 'seen.advanced', time: seenTime(storage.get(SEEN_KEY)) },
  { type: 'reads.restored', ids: storage.keys().flatMap((key) => noteOfReadKey(key) ?? []) },
];

function changedElsewhere(key: string, value: string | undefined): Event[] {
  if (key === SEEN_KEY) return [{ type: 'seen.advanced', time: seenTime(value) }];
  const id = noteOfReadKey(key);
  return id !== undefined && value !== undefined ? [{ type: 'reads.restored', ids: [id] }] : [];
}

/** Epoch seconds; 0 if the value is not a time. */
const seenTime = (value: string | undefined): number => (value && /^\d+$/.test(value) ? Number(value) : 0);
