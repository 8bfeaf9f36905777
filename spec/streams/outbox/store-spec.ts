import { firstValueFrom } from 'rxjs';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { createRecords, memoryStore } from '../../../src/streams/outbox/store';
import { recordKey } from '../../../src/streams/outbox/target';
import { createDatabase, fairWeather } from '../../world/database';
import { recordOf } from './records';
import { describeStore } from './store-contract';

describeStore('a store in memory', () => {
  const shared = createRecords();
  return { one: memoryStore(shared), two: memoryStore(shared) };
});

describeStore('memory in place of a store that is denied', () => {
  const store = createDatabase(fairWeather()).storeOf(true);
  return { one: store, two: store };
});

function openStore() {
  const weather = fairWeather();
  const { records, storeOf } = createDatabase(weather);
  const store = storeOf();
  const set = (record: OutboxRecord, { aspect, target } = record) =>
    firstValueFrom(store.change(recordKey(aspect, target), () => record));
  return { weather, records, store, set, all: () => firstValueFrom(store.all()) };
}

test.each(['isShut', 'isFull'] as const)(
  '[unstored-actions] refuses a change of a stored record while the database %s, and goes on showing the record',
  async (fault) => {
    const { weather, set, all } = openStore();
    await set(recordOf('like'));
    weather[fault] = true;
    expect(await set(recordOf('like', { state: 'sending', sentAt: 1 }))).toBe('refused');
    expect(await all()).toEqual({ records: [recordOf('like')], unsharedKeys: new Set(), isKept: false });
  },
);

const LATER = { id: 'b', madeAt: 2000 };
const SENDING = recordOf('like', { state: 'sending' });

/** A record in memory, one that another tab has stored, and what is valid. */
test.each<[string, OutboxRecord, OutboxRecord, Partial<OutboxRecord>]>([
  ['the later one', recordOf('unlike', LATER), recordOf('like'), LATER],
  ['the later one, after a request', SENDING, recordOf('unlike', LATER), { ...LATER, sent: SENDING.sent }],
  ['the one without an answer', recordOf('like', { state: 'done' }), recordOf('unlike', LATER), LATER],
  ['the stored reply, and then the one in memory', recordOf('reply', LATER), recordOf('reply'), { id: 'a' }],
])('of a record in memory and a stored one, %s is valid', async (_name, held, stored, valid) => {
  const { weather, store, records, set, all } = openStore();
  const key = recordKey(held.aspect, held.target);
  weather.isShut = true;
  await set(held);
  records.set(key, stored);
  weather.isShut = false;
  expect((await all()).records).toMatchObject([valid]);
  await firstValueFrom(store.change(key, (record) => record ?? 'refused'));
  expect([...records.values()]).toMatchObject([valid]);
  await firstValueFrom(store.change(key, () => 'deleted'));
  expect((await all()).records).toEqual(held.aspect === 'reply' ? [held] : []);
});
