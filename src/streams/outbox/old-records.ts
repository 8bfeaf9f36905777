import {
  concat,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { asNumber, asObject, asString, parseJson } from '../../lib/json';
import { isOldKey } from '../../lib/storage-keys';
import type { Locks, Storage } from '../state/deps';
import { LAST_REQUEST_MS, UNDO_MS } from '../timing';
import { type OutboxRecord, parseRecord, RECORD_VERSION, UNKNOWN_OWNER } from './record';
import type { OutboxStore } from './store';
import { recordKey } from './target';

/**
 * Moves the records that an older build has left in `localStorage` to the outbox, once. A tab of that
 * build holds a lock for each record that it still sends, so this waits for the lock.
 */
export const takeOver$ = (
  storage: Storage,
  locks: Locks,
  store: OutboxStore,
  now: () => number,
): Observable<unknown> =>
  from(storage.keys().filter(isOldKey)).pipe(
    mergeMap((key) =>
      locks.hold(key).pipe(
        map(() => oldRecord(storage.get(key), now(), key)),
        mergeMap((record) => (record ? keep$(store, record) : of(null))),
        tap(() => storage.remove(key)),
        // The lock is held until the key is gone: a tab of an older build waits for it, too.
        take(1),
      ),
    ),
  );

/**
 * Emits when the store has this record or a newer one, or has deleted it. Until then the old key
 * stays.
 */
function keep$(store: OutboxStore, record: OutboxRecord): Observable<unknown> {
  const key = recordKey(record.kind, record.target);
  const isNewer = ({ settledAt = Infinity }: OutboxRecord): boolean => settledAt >= record.madeAt;
  return concat(
    store.change(key, (stored) => (stored && isNewer(stored) ? 'refused' : record)).pipe(ignoreElements()),
    merge(of(null), store.changes$).pipe(switchMap(() => store.all())),
  ).pipe(
    filter(({ records, unsharedKeys }) => {
      const stored = records.find(({ kind, target }) => recordKey(kind, target) === key);
      if (unsharedKeys.has(key)) return stored?.state === 'done';
      return !stored || isNewer(stored);
    }),
  );
}

/**
 * The record in a value of an older build: `{kind, site, comment, post, value, text, time, attempt,
 * sentAt, endsAt, phase, blogger, author, isFailed}`. The key names the note. Undefined if the value is
 * malformed.
 */
export function oldRecord(value: string | undefined, now: number, key = ''): OutboxRecord | undefined {
  const old = asObject(parseJson(value ?? ''));
  const kind = old.kind === 'approval' ? 'approve' : old.kind;
  const endsAt = asNumber(old.endsAt);
  const madeAt = asNumber(old.time) ?? (endsAt === undefined ? undefined : endsAt - UNDO_MS);
  const isSent = (asNumber(old.attempt) ?? 0) > 0 || old.phase === 'running' || old.sentAt !== undefined;
  const state = old.isFailed === true ? 'failed' : isSent ? 'uncertain' : 'waiting';
  const parsed = parseRecord({
    version: RECORD_VERSION,
    id: `old ${asString(kind)} ${madeAt ?? 0}`,
    kind,
    note: key.startsWith('note_') ? key.split('_').at(-1) : undefined,
    target: old,
    payload: old.value ?? (asString(old.text) || true),
    owner: asString(old.blogger) || String(asNumber(old.author) ?? UNKNOWN_OWNER),
    state,
    madeAt,
    // The last request of a page that has just gone may still be on its way.
    notBefore: isSent ? now + LAST_REQUEST_MS : (endsAt ?? now),
    attempts: isSent ? 1 : 0,
    sentAt: isSent ? (asNumber(old.sentAt) ?? madeAt) : undefined,
    settledAt: state === 'failed' ? now : undefined,
    reason: state === 'failed' ? 'retries' : undefined,
  });
  return typeof parsed === 'string' ? undefined : parsed;
}
