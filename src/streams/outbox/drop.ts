import { from, mergeMap, type Observable } from 'rxjs';
import type { Input } from './input';
import type { OutboxRecord } from './record';
import type { OutboxStore } from './store';
import { recordKey } from './target';
import { type Outcome, transition } from './transitions';

const changeAll$ = (
  store: OutboxStore,
  inputOf: (record: OutboxRecord) => Input,
  now: () => number,
): Observable<Outcome> =>
  store.all().pipe(
    mergeMap(({ records }) => from(records)),
    mergeMap(({ kind, target }) =>
      store.change(recordKey(kind, target), (record) =>
        record ? transition(record, inputOf(record), now()) : 'refused',
      ),
    ),
  );

/** Drops what was done more than a day ago, and what others have left in this browser. */
export const dropOld$ = (
  store: OutboxStore,
  isOthers: (record: OutboxRecord) => boolean,
  now: () => number,
): Observable<Outcome> =>
  changeAll$(store, (record) => ({ type: isOthers(record) ? 'signedOut' : 'aged' }), now);

/** Drops everything, because the blogger signs out. */
export const dropAll$ = (store: OutboxStore, now: () => number): Observable<Outcome> =>
  changeAll$(store, () => ({ type: 'signedOut' }), now);
