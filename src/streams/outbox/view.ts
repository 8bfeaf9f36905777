import {
  concat,
  defer,
  distinctUntilChanged,
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
import { LOCAL_OVERRIDE_MS, SLOW_REQUEST_MS, UNDO_MS } from '../timing';
import type { Input } from './input';
import type { OutboxRecord, Outcome } from './record';
import type { OutboxLook, Records } from './state';
import type { OutboxStore, Snapshot } from './store';
import { recordKey } from './target';
import { transition } from './transitions';

/** An input that is on its way to the store. */
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
  /** Shows the input at once, and emits the store's outcome. */
  readonly change: (key: string, input$: Observable<Input>, shown: Input) => Observable<Outcome>;
}

/**
 * The stored records of this blogger, with pending inputs applied: a click shows in the same frame,
 * and the store decides later.
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
    looks$: merge(read$, redraws$).pipe(switchMap(show$), distinctUntilChanged(isSameLook)),
    change: (key, input$, shownInput) =>
      defer(() => {
        const at = clock.now();
        const each: Pending = { key, input: shownInput, at, isStored: false };
        pending = [...pending, each];
        redraws$.next(null);
        return input$.pipe(
          switchMap((input) =>
            store.change(key, (record) => {
              // A read that starts after this waits for the transaction, so it contains the input.
              each.isStored = true;
              return transition(record, input, at);
            }),
          ),
          tap((outcome) => {
            if (outcome !== 'refused') return;
            forget((other) => other === each);
            // The shown record may have been deleted or sent by another tab.
            refusals$.next(null);
          }),
        );
      }),
  };
}

function shown({ records }: Snapshot, pending: readonly Pending[], now: number): Records {
  const byKey = new Map(records.map((record) => [recordKey(record.kind, record.target), record]));
  for (const { key, input, at } of pending) {
    const outcome = transition(byKey.get(key), input, at);
    if (outcome === 'deleted') byKey.delete(key);
    else if (outcome !== 'refused') byKey.set(key, outcome);
  }
  return Object.fromEntries([...byKey].filter(([, record]) => isShown(record, now)));
}

/**
 * The times at which the display of a record changes: the ends of its undo window, its 2 s and its
 * 10 s.
 */
const turnsOf = ({
  state,
  settledAt = 0,
  sentAt = 0,
  notBefore,
  madeAt,
  next,
}: OutboxRecord): readonly number[] => [
  notBefore,
  next?.notBefore ?? 0,
  (next?.madeAt ?? madeAt) + UNDO_MS,
  state === 'sending' ? sentAt + SLOW_REQUEST_MS : 0,
  state === 'waiting' ? notBefore + SLOW_REQUEST_MS : 0,
  state === 'done' ? settledAt + LOCAL_OVERRIDE_MS : 0,
];

/** Whether two looks show the same: the same records, and no display time in between. */
const isSameLook = (one: OutboxLook, other: OutboxLook): boolean =>
  JSON.stringify([one.records, one.isKept]) === JSON.stringify([other.records, other.isKept]) &&
  !Object.values(one.records)
    .flatMap(turnsOf)
    .some((time) => time > one.at && time <= other.at);

/** Whether the screen needs a record: one without an answer, a failed one, and a done one for 10 s. */
const isShown = ({ state, settledAt }: OutboxRecord, now: number): boolean =>
  // `abs`, because the time is in the future after the clock was set back.
  state !== 'done' || Math.abs(now - (settledAt ?? now)) < LOCAL_OVERRIDE_MS;
