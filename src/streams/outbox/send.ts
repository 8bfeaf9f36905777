import {
  catchError,
  combineLatest,
  concat,
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
  race,
  shareReplay,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { LOCK_WAIT_MS, RESTART_MS, SENDING_MAX_COUNT } from '../timing';
import { pausedUntil } from './paused-until';
import { type Circumstances, nextStep } from './step';
import { type SenderDeps, type Settled, takeStep$, type Task } from './take-step';
import type { Snapshot } from './store';
import { recordKey, targetKey } from './target';

interface SenderCircumstances extends Circumstances {
  /** Whether this tab is visible or leads. */
  readonly isActive: boolean;
}

interface TimedTask extends Task {
  readonly at: number;
}

/**
 * Sends the records of the outbox, one after another for each target, and up to four targets at once. After too many
 * requests, all records wait as long as the platform asks; then one is sent alone. Runs in each tab that is visible
 * or leads; a tab that becomes hidden starts no more requests. A lock for each target, which the browser releases
 * when its tab ends, shows other tabs that a request is running (decision one-outbox). Emits the outcome for each
 * record.
 */
export const sendOutbox$ = (deps: SenderDeps): Observable<Settled> =>
  defer(() => {
    const { store, locks, isActive$, isOnline$, blogger$, since, clock, report } = deps;
    /** Targets with a running task. */
    const busy = new Set<string>();
    const ended$ = new Subject<null>();
    const circumstances$ = combineLatest([isActive$, isOnline$, blogger$]).pipe(
      map(([isActive, isOnline, blogger]) => ({ isActive, isOnline, blogger, since })),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const stepsOf = ({ records }: Snapshot, circumstances: Circumstances): readonly TimedTask[] => {
      const { blogger } = circumstances;
      const until = pausedUntil(records);
      return records.map((record) => {
        const { step, at } = nextStep(record, clock.now(), circumstances);
        return { record, blogger, step, at: step === 'tidy' ? at : Math.max(at, until) };
      });
    };
    /** Returns 1 after a pause, until a settled record shows that the platform has recovered. */
    const mostAtOnce = ({ records }: Snapshot): number => {
      const until = pausedUntil(records);
      const isOpen = until === 0 || records.some(({ settledAt = 0 }) => settledAt > until);
      return isOpen ? SENDING_MAX_COUNT : 1;
    };

    /** Emits the tasks that are due now, and later those that become due. */
    const tasks$ = (snapshot: Snapshot, circumstances: SenderCircumstances): Observable<Task> =>
      defer(() => {
        const now = clock.now();
        const next = stepsOf(snapshot, circumstances)
          .filter(
            ({ record: { aspect, target } }) =>
              !busy.has(targetKey(target)) &&
              // Unstored records exist only in this tab, which sends them even while it is hidden. Other records can
              // be claimed only while the store works.
              ((circumstances.isActive && snapshot.isKept) ||
                snapshot.unsharedKeys.has(recordKey(aspect, target))),
          )
          // Records that were tried before come after records that were not.
          .sort(
            ({ record: one }, { record: other }) =>
              one.attempts - other.attempts || one.madeAt - other.madeAt,
          );
        const most = Math.max(0, mostAtOnce(snapshot) - busy.size);
        const due = next.filter((each) => each.at <= now).slice(0, most);
        const at = Math.min(...next.map((each) => each.at).filter((time) => time > now));
        const later$ = timer(at - now).pipe(switchMap(() => tasks$(snapshot, circumstances)));
        return merge(from(due), at === Infinity ? NEVER : later$);
      });
    const due$ = circumstances$.pipe(
      switchMap((circumstances) =>
        // A task may end synchronously, so the first read comes after the subscriptions.
        merge(store.changes$, ended$, of(null)).pipe(
          switchMap(() => store.all()),
          switchMap((snapshot) => tasks$(snapshot, circumstances)),
        ),
      ),
    );
    /**
     * Emits the task again once the lock is held, if it is still due: another tab may have sent it
     * meanwhile.
     */
    const still$ = ({ record: { id } }: Task): Observable<Task> =>
      combineLatest([circumstances$, store.all()]).pipe(
        take(1),
        mergeMap(([circumstances, snapshot]) => stepsOf(snapshot, circumstances)),
        filter(({ record, at }) => record.id === id && at <= clock.now()),
      );
    const locked$ = (name: string): Observable<unknown> =>
      race(locks.hold(name), timer(LOCK_WAIT_MS)).pipe(map(() => null));
    const run$ = (task: Task): Observable<Settled> =>
      locked$(`send ${targetKey(task.record.target)}`).pipe(
        switchMap(() => concat(still$(task).pipe(switchMap((due) => takeStep$(due, deps))), of(undefined))),
        take(1),
        filter((settled) => settled !== undefined),
        // Another tab was faster, or the store is full. The pause avoids an immediate retry.
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
      mergeMap(run$),
    );
  });
