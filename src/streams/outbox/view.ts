import {
  concat,
  defer,
  distinctUntilChanged,
  forkJoin,
  merge,
  NEVER,
  type Observable,
  of,
  Subject,
  switchMap,
  tap,
  timer,
  type TimestampProvider,
} from 'rxjs';
import { exhaustMapWithTrailing } from '../operators/exhaust-map-with-trailing';
import type { Input } from './input';
import { isSameLook, isShown, turnsOf } from './look';
import type { OutboxRecord, Outcome } from './record';
import type { OutboxLook, Records } from './state';
import type { OutboxStore, Snapshot } from './store';
import { recordKey } from './target';
import { transition } from './transitions';

/** An input that the last read of the store does not contain. */
interface Pending {
  readonly key: string;
  readonly input: Input;
  readonly at: number;
  isStored: boolean;
}

/** The records as this tab shows them. */
export interface View {
  /** Emits the records for the screen: synchronously after each input, and when time changes them. */
  readonly looks$: Observable<OutboxLook>;
  /** Returns the records with this id or of this batch, including those that are no longer shown. */
  readonly recordsOf: (id: string) => readonly OutboxRecord[];
  /**
   * Shows all inputs at once, and emits the store's outcome of each. The inputs are stored together once the
   * blogger's id is known.
   */
  readonly change: (
    changes: readonly ViewChange[],
    owner$: Observable<string>,
  ) => Observable<readonly Outcome[]>;
}

/** An input for the record of a key. */
export interface ViewChange {
  readonly key: string;
  readonly inputOf: (owner: string) => Input;
  /** The owner that is used until the blogger's id is known. */
  readonly owner: string;
}

/**
 * Creates a view of this blogger's records with pending inputs applied: a click shows in the same frame, and the
 * store decides later.
 */
export function createView(
  store: OutboxStore,
  clock: TimestampProvider,
  isOthers: (record: OutboxRecord) => boolean = () => false,
): View {
  let snapshot: Snapshot = { records: [], unsharedKeys: new Set(), isKept: true };
  let pending: readonly Pending[] = [];
  const redraws$ = new Subject<null>();
  const refusals$ = new Subject<null>();
  const forget = (gone: (each: Pending) => boolean): void => {
    pending = pending.filter((each) => !gone(each));
  };
  const read$ = merge(of(null), store.changes$, refusals$).pipe(
    exhaustMapWithTrailing(() =>
      defer(() => {
        const stored = new Set(pending.filter(({ isStored }) => isStored));
        return store.all().pipe(
          tap((all) => {
            snapshot = { ...all, records: all.records.filter((record) => !isOthers(record)) };
            forget((each) => stored.has(each));
          }),
        );
      }),
    ),
  );
  const show$ = (): Observable<OutboxLook> =>
    defer(() => {
      const at = clock.now();
      const records = shown(snapshot, pending, at);
      const nextAt = Math.min(
        ...Object.values(records)
          .flatMap(turnsOf)
          .filter((time) => time > at),
      );
      const next$ = nextAt === Infinity ? NEVER : timer(nextAt - at).pipe(switchMap(show$));
      return concat(of({ records, at, isKept: snapshot.isKept }), next$);
    });
  return {
    recordsOf: (id) =>
      [...current(snapshot, pending).values()].filter((record) => record.id === id || record.deed === id),
    looks$: merge(read$, redraws$).pipe(switchMap(show$), distinctUntilChanged(isSameLook)),
    change: (changes, owner$) =>
      defer(() => {
        const at = clock.now();
        const added = changes.map(({ key, inputOf, owner }): Pending => ({
          key,
          input: inputOf(owner),
          at,
          isStored: false,
        }));
        pending = [...pending, ...added];
        redraws$.next(null);
        return owner$.pipe(
          switchMap((owner) =>
            forkJoin(
              changes.map(({ key, inputOf }, index) =>
                store.change(key, (record) => {
                  const each = added[index];
                  // A read that starts from now on waits for this transaction, so it contains the input.
                  if (each) each.isStored = true;
                  return transition(record, inputOf(owner), at);
                }),
              ),
            ),
          ),
          tap((outcomes) => {
            if (!outcomes.includes('refused')) return;
            forget((other) => outcomes[added.indexOf(other)] === 'refused');
            // Reads again, because another tab may have deleted or sent the record.
            refusals$.next(null);
          }),
        );
      }),
  };
}

const shown = (snapshot: Snapshot, pending: readonly Pending[], now: number): Records =>
  Object.fromEntries([...current(snapshot, pending)].filter(([, record]) => isShown(record, now)));

function current({ records }: Snapshot, pending: readonly Pending[]): ReadonlyMap<string, OutboxRecord> {
  const byKey = new Map(records.map((record) => [recordKey(record.aspect, record.target), record]));
  for (const { key, input, at } of pending) {
    const outcome = transition(byKey.get(key), input, at);
    if (outcome === 'deleted') byKey.delete(key);
    else if (outcome !== 'refused') byKey.set(key, outcome);
  }
  return byKey;
}
