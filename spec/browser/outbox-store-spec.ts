import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
import { firstValueFrom, type Subscription } from 'rxjs';
import { browserOutboxStore } from '../../src/browser/outbox-store';
import type { OutboxStore } from '../../src/streams/outbox/store';
import { DATABASE_WAIT_MS } from '../../src/streams/timing';
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
  jest.useRealTimers();
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
];

test.each(faults)('keeps records in memory if the database %s', async (_name, breakIt) => {
  breakIt();
  const store = open();
  expect(await add(store)).toEqual(RECORD);
  expect(await all(store)).toEqual({ records: [RECORD], unsharedKeys: new Set([KEY]), isKept: false });
});

test('keeps records in memory if the database does not open in time', async () => {
  jest.useFakeTimers();
  jest.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const store = open();
  const added = add(store);
  await jest.advanceTimersByTimeAsync(DATABASE_WAIT_MS);
  expect(await added).toEqual(RECORD);
  expect((await all(store)).isKept).toBe(false);
});

test('keeps records in memory if a commit fails', async () => {
  const store = open();
  await all(store);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    const request = this.add(null, 'other');
    this.transaction.abort();
    return request;
  });
  expect(await add(store)).toEqual(RECORD);
  expect((await all(store)).isKept).toBe(false);
});
