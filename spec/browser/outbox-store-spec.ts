import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
import { openDB } from 'idb';
import { firstValueFrom, type Subscription } from 'rxjs';
import { browserOutboxStore } from '../../src/browser/outbox-store';
import type { OutboxStore } from '../../src/streams/outbox/store';
import { DATABASE_WAIT_MS } from '../../src/streams/timing';
import { recordOf } from '../streams/outbox/records';
import { describeStore } from '../streams/outbox/store-contract';

const KEY = 'like 1 c70';
const RECORD = recordOf('like');
const listening: Subscription[] = [];
const problems: string[] = [];
const open = (): OutboxStore => {
  const store = browserOutboxStore((problem) => problems.push(problem));
  listening.push(store.changes$.subscribe());
  return store;
};
const add = (store: OutboxStore, key = KEY) => firstValueFrom(store.change(key, () => RECORD));
const all = (store: OutboxStore) => firstValueFrom(store.all());

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  problems.length = 0;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const subscription of listening.splice(0)) subscription.unsubscribe();
});

describeStore('the store in IndexedDB', () => ({ one: open(), two: open() }));

test('survives the page', async () => {
  await add(open());
  expect(await all(open())).toEqual({ records: [RECORD], ownKeys: new Set(), isKept: true });
});

/** Each breaks the database before the store is used. */
const faults: readonly [string, () => unknown][] = [
  ['is missing', () => void Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'is denied',
    () =>
      void jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  ['belongs to a newer version', () => openDB('notestream', 2).then((db) => db.close())],
  [
    'is full',
    () =>
      void jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
];

test.each(faults)('keeps records in memory if the database %s', async (_name, breakIt) => {
  await breakIt();
  const store = open();
  expect(await add(store)).toEqual(RECORD);
  expect(await all(store)).toEqual({ records: [RECORD], ownKeys: new Set([KEY]), isKept: false });
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

test('opens the database again if it is deleted while it is open', async () => {
  const store = open();
  await add(store);
  const request = indexedDB.deleteDatabase('notestream');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  expect((await all(store)).records).toEqual([]);
  await add(store);
  expect(await all(store)).toEqual({ records: [RECORD], ownKeys: new Set(), isKept: true });
});

test('gives way to a later build', async () => {
  const store = open();
  await add(store);
  const later = await openDB('notestream', 2);
  later.close();
  expect((await all(store)).isKept).toBe(false);
});

test('leaves records of later builds alone, and reports malformed ones', async () => {
  const store = open();
  await all(store);
  const database = await openDB('notestream');
  const foreign = { ...RECORD, version: 2 };
  await database.put('outbox', foreign, KEY);
  await database.put('outbox', { ...RECORD, owner: '' }, 'like 1 c80');
  expect((await all(store)).records).toEqual([]);
  expect(problems).toEqual(['a malformed record was ignored: like 1 c80']);
  expect(await add(store)).toBe('refused');
  expect(await database.get('outbox', KEY)).toEqual(foreign);
  database.close();
});
