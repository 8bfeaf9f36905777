import { openDB } from 'idb';
import { firstValueFrom } from 'rxjs';
import { RECORD_VERSION } from '../../src/streams/outbox/record';
import type { OutboxStore } from '../../src/streams/outbox/store';
import { recordOf } from '../streams/outbox/records';

/** Pages with the store of the browser, whose database is new in each rule. */
export interface StorePages {
  /** Opens a page; resolves with its store. */
  readonly open: () => Promise<OutboxStore>;
  /** Closes all open pages. */
  readonly close: () => void;
  /** What the stores reported. */
  readonly problems: () => readonly string[];
}

const NAME = 'notestream';
const KEY = 'like 1 c70';
const RECORD = recordOf('like');
const add = (store: OutboxStore) => firstValueFrom(store.change(KEY, () => RECORD));
const all = (store: OutboxStore) => firstValueFrom(store.all());
const KEPT = { records: [RECORD], unsharedKeys: new Set(), isKept: true };
const IN_MEMORY = { records: [RECORD], unsharedKeys: new Set([KEY]), isKept: false };

/** What the store promises when its pages or its database go away, in any IndexedDB. */
export function describeDatabase(name: string, { open, close, problems }: StorePages): void {
  describe(name, () => {
    test('survives the page', async () => {
      await add(await open());
      close();
      expect(await all(await open())).toEqual(KEPT);
    });

    test('keeps records in memory if the database belongs to a newer version', async () => {
      (await openDB(NAME, 2)).close();
      const store = await open();
      expect(await add(store)).toEqual(RECORD);
      expect(await all(store)).toEqual(IN_MEMORY);
    });

    test('opens the database again if it is deleted while it is open', async () => {
      const store = await open();
      await add(store);
      const told = firstValueFrom(store.changes$);
      const request = indexedDB.deleteDatabase(NAME);
      // The screen reads the records again.
      await told;
      await new Promise((resolve) => request.addEventListener('success', resolve));
      expect((await all(store)).records).toEqual([]);
      await add(store);
      expect(await all(store)).toEqual(KEPT);
    });

    test('tells other tabs what a page stores as it goes away', async () => {
      const [one, two] = [await open(), await open()];
      await all(one);
      const told = firstValueFrom(two.changes$);
      one.put(KEY, RECORD);
      await told;
      expect((await all(two)).records).toEqual([RECORD]);
    });

    test('tells of changes that are made at the same time once', async () => {
      const store = await open();
      await all(store);
      const told: unknown[] = [];
      const listening = store.changes$.subscribe((each) => told.push(each));
      await Promise.all(
        [1, 2, 3].map((comment) => firstValueFrom(store.change(`like 1 c${comment}`, () => RECORD))),
      );
      expect(told).toHaveLength(1);
      await add(store);
      expect(told).toHaveLength(2);
      listening.unsubscribe();
      expect((await all(store)).records).toHaveLength(4);
    });

    test('gives way to a later build', async () => {
      const store = await open();
      await add(store);
      const later = await openDB(NAME, 2);
      later.close();
      expect((await all(store)).isKept).toBe(false);
    });

    test('leaves records of later builds alone, and reports malformed ones', async () => {
      const store = await open();
      await all(store);
      const database = await openDB(NAME);
      const foreign = { ...RECORD, version: RECORD_VERSION + 1 };
      await database.put('outbox', foreign, KEY);
      await database.put('outbox', { ...RECORD, owner: '' }, 'like 1 c80');
      expect((await all(store)).records).toEqual([]);
      expect(problems()).toEqual(['a malformed record was ignored: like 1 c80']);
      expect(await add(store)).toBe('refused');
      expect(await database.get('outbox', KEY)).toEqual(foreign);
      database.close();
    });
  });
}
