import { defer, Observable, share } from 'rxjs';
import type { OutboxStore } from '../../streams/outbox/store';
import type { Deps } from '../../streams/state/deps';
import { type InputRecorder, recordValues } from './record-values';

/** Records the results of the outbox's store. The real store replaces the first one after the console has loaded. */
export function recordOutbox(deps: Deps, recorder: InputRecorder): void {
  let recorded = recordStore(deps.outbox, recorder);
  Object.defineProperty(deps, 'outbox', {
    get: () => recorded,
    set: (store: OutboxStore) => {
      recorded = recordStore(store, recorder);
    },
  });
}

function recordStore({ change, put, all, changes$ }: OutboxStore, recorder: InputRecorder): OutboxStore {
  const { add, runAsInput } = recorder;
  /** The entry that started the last transaction, which is the cause of the reads that follow. */
  let lastAsked: number | undefined;
  const delivering = (): number | undefined => recorder.delivering() ?? lastAsked;
  const linked = { ...recorder, delivering };
  const changed$ = new Observable((subscriber) =>
    changes$.subscribe({
      next: (value) => {
        add({ kind: 'recordsChanged' });
        runAsInput(() => subscriber.next(value), 'change of the outbox', lastAsked);
      },
      error: (error: unknown) => subscriber.error(error),
    }),
  );
  return {
    put,
    change: (key, decide) =>
      defer(() => {
        const asked = delivering();
        return change(key, (record) => {
          lastAsked = asked;
          add({ kind: 'found', key, record });
          return decide(record);
        });
      }).pipe(
        recordValues(
          linked,
          () => `record of ${key}`,
          (outcome) => add({ kind: 'kept', key, outcome }),
        ),
      ),
    all: () =>
      all().pipe(
        recordValues(
          linked,
          () => 'records of the outbox',
          ({ records, unsharedKeys, isKept }) =>
            add({ kind: 'records', records, unsharedKeys: [...unsharedKeys], isKept }),
        ),
      ),
    changes$: changed$.pipe(share()),
  };
}
