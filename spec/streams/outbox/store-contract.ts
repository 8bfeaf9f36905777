import { firstValueFrom, forkJoin, type Observable, take, toArray } from 'rxjs';
import type { OutboxStore } from '../../../src/streams/outbox/store';
import { transition } from '../../../src/streams/outbox/transitions';
import { recordOf, wantedBy } from './records';

/** The same records in two tabs. */
export interface Tabs {
  readonly one: OutboxStore;
  readonly two: OutboxStore;
}

const KEY = 'like 1 c70';
const read = async (store: OutboxStore) => (await firstValueFrom(store.all())).records;
const run = <T>(observable$: Observable<T>): Promise<T> => firstValueFrom(observable$);

/** What every store promises. `open` opens new, empty stores. */
export function describeStore(name: string, open: () => Tabs | Promise<Tabs>): void {
  describe(name, () => {
    test('keeps what a change returns', async () => {
      const { one } = await open();
      expect(await run(one.change(KEY, () => recordOf('like')))).toEqual(recordOf('like'));
      expect(await read(one)).toEqual([recordOf('like')]);
    });

    test('shows other tabs what was stored', async () => {
      const { one, two } = await open();
      await run(one.change(KEY, () => recordOf('like')));
      expect(await read(two)).toEqual([recordOf('like')]);
    });

    test('deletes', async () => {
      const { one, two } = await open();
      await run(one.change(KEY, () => recordOf('like')));
      expect(await run(two.change(KEY, () => 'deleted'))).toBe('deleted');
      expect(await read(one)).toEqual([]);
    });

    test('leaves a record as it is when a change is refused', async () => {
      const { one } = await open();
      await run(one.change(KEY, () => recordOf('like')));
      expect(await run(one.change(KEY, () => 'refused'))).toBe('refused');
      expect(await read(one)).toEqual([recordOf('like')]);
    });

    test('reads the record again for each change', async () => {
      const { one, two } = await open();
      await run(one.change(KEY, () => recordOf('like')));
      const count = (store: OutboxStore) =>
        run(
          store.change(KEY, (record) =>
            record ? { ...record, attempts: record.attempts + 1 } : recordOf('like'),
          ),
        );
      await Promise.all([count(one), count(two), count(one), count(two)]);
      expect(await read(one)).toMatchObject([{ attempts: 4 }]);
    });

    test('lets one of two tabs claim a record', async () => {
      const { one, two } = await open();
      await run(one.change(KEY, () => recordOf('like')));
      const claim = (store: OutboxStore) =>
        run(
          store.change(KEY, (record) =>
            transition(record, { type: 'sent', id: 'a', isHurried: false }, 7000),
          ),
        );
      const outcomes = await Promise.all([claim(one), claim(two)]);
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    });

    test('keeps one of two equal replies', async () => {
      const { one, two } = await open();
      const say = (store: OutboxStore, id: string) =>
        run(store.change('reply 1 c70', (record) => transition(record, wantedBy('reply', { id }), 1000)));
      await Promise.all([say(one, 'a'), say(two, 'b')]);
      expect(await read(one)).toHaveLength(1);
    });

    test('keeps changes that are made at the same time', async () => {
      const { one, two } = await open();
      const keys = Array.from({ length: 50 }, (_, index) => index + 1);
      const like = (comment: number) =>
        one.change(`like 1 c${comment}`, (record) =>
          transition(record, wantedBy('like', { id: `${comment}`, target: { site: 1, comment } }), 1000),
        );
      const outcomes = await run(forkJoin([...keys.map(like), one.change(KEY, () => 'refused')]));
      expect(outcomes.map((each) => (typeof each === 'string' ? each : each.id))).toEqual([
        ...keys.map(String),
        'refused',
      ]);
      expect((await read(two)).map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(keys);
    });

    test('tells each tab of changes', async () => {
      const { one, two } = await open();
      const told = Promise.all([one, two].map(({ changes$ }) => run(changes$.pipe(take(1), toArray()))));
      await run(one.change(KEY, () => recordOf('like')));
      expect(await told).toHaveLength(2);
    });

    test('does nothing before it is subscribed to', async () => {
      const { one } = await open();
      void one.change(KEY, () => recordOf('like'));
      expect(await read(one)).toEqual([]);
    });
  });
}
