import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { firstValueFrom, type Subscription } from 'rxjs';
import { browserOutboxStore } from '../../src/browser/outbox-store';
import type { OutboxStore } from '../../src/streams/outbox/store';
import { recordOf } from '../streams/outbox/records';
import { describeStore } from '../streams/outbox/store-contract';
import { describeDatabase } from './database-contract';

const KEY = 'like 1 c70';
const RECORD = recordOf('like');
const listening: Subscription[] = [];
const problems: string[] = [];
const open = (): OutboxStore => {
  const store = browserOutboxStore((problem) => problems.push(problem));
  listening.push(store.changes$.subscribe());
  return store;
};
const add = (store: OutboxStore) => firstValueFrom(store.change(KEY, () => RECORD));
const all = (store: OutboxStore) => firstValueFrom(store.all());

const close = (): void => {
  for (const subscription of listening.splice(0)) subscription.unsubscribe();
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  problems.length = 0;
});

afterEach(() => {
  jest.restoreAllMocks();
  close();
});

describeStore('the store in IndexedDB', () => ({ one: open(), two: open() }));

describeDatabase('the database of the store', {
  open: () => Promise.resolve(open()),
  close,
  problems: () => problems,
});

/** Each breaks the database before the store is used. */
const faults: readonly [string, () => void][] = [
  ['is missing', () => void Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    '[unstored-actions] is denied',
    () =>
      void jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  [
    '[unstored-actions] is full',
    () =>
      void jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  [
    'does not commit',
    () =>
      void jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
        const request = this.add(null, 'other');
        this.transaction.abort();
        return request;
      }),
  ],
];

test.each(faults)('keeps records in memory if the database %s', async (_name, breakIt) => {
  breakIt();
  const store = open();
  expect(await add(store)).toEqual(RECORD);
  expect(await all(store)).toEqual({ records: [RECORD], unsharedKeys: new Set([KEY]), isKept: false });
});

test('opens the database again, within the same use, if its handle has died without an event', async () => {
  const handles: IDBDatabase[] = [];
  const openIt = indexedDB.open.bind(indexedDB);
  jest.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = openIt(...args);
    request.addEventListener('success', () => handles.push(request.result));
    return request;
  });
  const store = open();
  await add(store);
  handles[0]?.close();
  expect(await all(store)).toMatchObject({ records: [RECORD], isKept: true });
  handles[1]?.close();
  expect(await firstValueFrom(store.change(KEY, () => 'deleted'))).toBe('deleted');
  handles[2]?.close();
  store.put(KEY, RECORD);
  expect(await all(store)).toMatchObject({ records: [RECORD], isKept: true });
  expect(handles).toHaveLength(4);
});

test('commits a transaction in the turn in which it computes the changes', async () => {
  const store = open();
  await all(store);
  const calls: string[] = [];
  jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => void calls.push('commit'));
  const changes = [KEY, 'like 1 c80'].map((key) =>
    store.change(key, () => {
      if (calls.push('change') === 1) queueMicrotask(() => calls.push('next turn'));
      return RECORD;
    }),
  );
  await Promise.all(changes.map((change$) => firstValueFrom(change$)));
  expect(calls).toEqual(['change', 'change', 'commit', 'next turn']);
});
