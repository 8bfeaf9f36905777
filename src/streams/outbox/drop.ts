import { from, mergeMap, type Observable } from 'rxjs';
import type { Input } from './input';
import type { Outcome } from './record';
import type { OutboxStore } from './store';
import { recordKey } from './target';
import { transition } from './transitions';

const changeAll$ = (store: OutboxStore, input: Input, now: () => number): Observable<Outcome> =>
  store.all().pipe(
    mergeMap(({ records }) => from(records)),
    mergeMap(({ aspect, target }) =>
      store.change(recordKey(aspect, target), (record) => transition(record, input, now())),
    ),
  );

/**
 * Applies `tidied` to all records: deletes records of other bloggers and `done` records after a day, and fails
 * waiting records after a day.
 */
export const dropOld$ = (
  store: OutboxStore,
  blogger: string | undefined,
  now: () => number,
): Observable<Outcome> => changeAll$(store, { type: 'tidied', blogger, since: 0 }, now);

/** Deletes all records, because the blogger signs out. */
export const dropAll$ = (store: OutboxStore, now: () => number): Observable<Outcome> =>
  changeAll$(store, { type: 'signedOut' }, now);
