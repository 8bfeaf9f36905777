import { firstValueFrom, NEVER, of, throwError } from 'rxjs';
import { createRecords, memoryStore } from '../../../src/streams/outbox/store';
import { type SharedStore, withMemory } from '../../../src/streams/outbox/with-memory';
import { recordOf } from './records';
import { describeStore } from './store-contract';

describeStore('a store in memory', () => {
  const shared = createRecords();
  return { one: memoryStore(shared), two: memoryStore(shared) };
});

const failure$ = throwError(() => new Error('denied'));
const put = () => undefined;
const DENIED: SharedStore = { put, change: () => failure$, all: () => failure$, changes$: NEVER };

describeStore('memory in place of a store that is denied', () => {
  const store = withMemory(DENIED);
  return { one: store, two: store };
});

test('[unstored-actions] lists the records that only this tab has', async () => {
  const store = withMemory(DENIED);
  await firstValueFrom(store.change('like 1 c70', () => recordOf('like')));
  expect(await firstValueFrom(store.all())).toEqual({
    records: [recordOf('like')],
    unsharedKeys: new Set(['like 1 c70']),
    isKept: false,
  });
});

test('refuses a change of a stored record that the browser does not store', async () => {
  const store = withMemory({
    ...DENIED,
    all: () => of(new Map([['like 1 c70', recordOf('like')]])),
    change: (_key, change) => {
      change(recordOf('like'));
      return failure$;
    },
  });
  const outcome = await firstValueFrom(
    store.change('like 1 c70', () => recordOf('like', { state: 'sending', sentAt: 1 })),
  );
  expect(outcome).toBe('refused');
  expect(await firstValueFrom(store.all())).toEqual({
    records: [recordOf('like')],
    unsharedKeys: new Set(),
    isKept: false,
  });
});

test('is kept again when the browser stores again', async () => {
  let isFull = true;
  const store = withMemory({
    put,
    changes$: NEVER,
    all: () => of(new Map()),
    change: (_key, change) => (isFull ? failure$ : of(change(undefined))),
  });
  await firstValueFrom(store.change('like 1 c70', () => recordOf('like')));
  expect((await firstValueFrom(store.all())).isKept).toBe(false);
  isFull = false;
  await firstValueFrom(store.change('like 1 c80', () => recordOf('like')));
  expect((await firstValueFrom(store.all())).isKept).toBe(true);
});
