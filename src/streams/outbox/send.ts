import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { RESTART_MS, SENDING_MAX_COUNT } from '../timing';
import { type Circumstances, nextStep } from './due';
import type { OutboxRecord } from './record';
import { type SenderDeps, type Settled, takeStep$, type Task } from './steps';
import type { Snapshot } from './store';
import { recordKey, targetKey } from './target';

/**
 * Sends what waits in the outbox, one action after another for each target, on up to four targets at
 * the same time. Only the leading tab does, except for records that the browser does not store. A tab
 * that no longer leads aborts its requests; the next one finds out what became of them. Emits what the
 * answers made of the records.
 */
export const sendOutbox$ = (deps: SenderDeps): Observable<Settled> =>
  deps.isLeader$.pipe(
    distinctUntilChanged(),
    switchMap((isLeader) => sendAs$(isLeader, deps)),
  );

const sendAs$ = (isLeader: boolean, deps: SenderDeps): Observable<Settled> =>
  defer(() => {
    const { store, isOnline$, blogger$, since, clock, report } = deps;
    /** Targets with a running or queued task. */
    const busy = new Set<string>();
    const ended$ = new Subject<null>();
    const isOwn = ({ ownKeys }: Snapshot, { kind, target }: OutboxRecord): boolean =>
      isLeader || ownKeys.has(recordKey(kind, target));
    const ours = (snapshot: Snapshot): readonly OutboxRecord[] =>
      snapshot.records
        .filter((record) => isOwn(snapshot, record) && !busy.has(targetKey(record.target)))
        .sort((one, other) => one.madeAt - other.madeAt);

    /** The tasks that are due now, and after the next one is, those that are due then. */
    const tasks$ = (snapshot: Snapshot, circumstances: Circumstances): Observable<Task> =>
      defer(() => {
        const now = clock.now();
        const next = ours(snapshot).map((record) => ({ record, ...nextStep(record, now, circumstances) }));
        const at = Math.min(...next.map((each) => each.at).filter((time) => time > now));
        const later$ = timer(at - now).pipe(switchMap(() => tasks$(snapshot, circumstances)));
        const due = next.filter((each) => each.at <= now);
        return merge(
          from(due).pipe(map(({ record, step }) => ({ record, step, blogger: circumstances.blogger }))),
          at === Infinity ? NEVER : later$,
        );
      });
    const due$ = combineLatest([
      isOnline$.pipe(distinctUntilChanged()),
      blogger$.pipe(distinctUntilChanged()),
      // A task may end at once, so the first look comes after the subscriptions.
      merge(store.changes$, ended$, of(null)),
    ]).pipe(
      switchMap(([isOnline, blogger]) =>
        store.all().pipe(switchMap((snapshot) => tasks$(snapshot, { isOnline, blogger, since }))),
      ),
    );
    const run$ = (task: Task): Observable<Settled> =>
      takeStep$(task, deps).pipe(
        // Another tab was faster, or the store is full: not again at once.
        mergeMap((settled) =>
          settled.outcome === 'refused' ? timer(RESTART_MS).pipe(ignoreElements()) : of(settled),
        ),
        catchError((error: unknown) => {
          report(`the outbox failed: ${error instanceof Error ? error.message : String(error)}`);
          return timer(RESTART_MS).pipe(ignoreElements());
        }),
        finalize(() => {
          busy.delete(targetKey(task.record.target));
          ended$.next(null);
        }),
      );
    return due$.pipe(
      filter(({ record }) => !busy.has(targetKey(record.target))),
      tap(({ record }) => busy.add(targetKey(record.target))),
      mergeMap(run$, SENDING_MAX_COUNT),
    );
  });
