import {
  canStore,
  forgetPendingSignIns,
  pendingSignIns,
  savePendingSignIn,
  takePendingSignIn,
} from '../../../src/browser/sign-in/pending-sign-in';
import { memoryStorage } from '../../support/behaviour';

const DAY = 24 * 60 * 60 * 1000;
const pending = (state: string, startedAt = 0) => ({ state, search: '?locale=de', startedAt });

test('each pending sign-in can be taken once, by its state, and the others stay', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('first'));
  savePendingSignIn(storage, pending('second'));
  expect(takePendingSignIn(storage, 'theirs', 0)).toBeUndefined();
  expect(takePendingSignIn(storage, 'first', 0)).toEqual(pending('first'));
  expect(takePendingSignIn(storage, 'first', 0)).toBeUndefined();
  expect(takePendingSignIn(storage, 'second', 0)).toEqual(pending('second'));
  expect(storage.keys()).toEqual([]);
});

test('a pending sign-in is dropped after 24 h', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('old'));
  expect(pendingSignIns(storage, DAY - 1)).toEqual([pending('old')]);
  expect(takePendingSignIn(storage, 'old', DAY)).toBeUndefined();
});

test('[sign-in-in-several-tabs] the newest 20 pending sign-ins are kept', () => {
  const storage = memoryStorage();
  for (let at = 1; at <= 21; at += 1) savePendingSignIn(storage, pending(`state ${at}`, at));
  const states = pendingSignIns(storage, 21).map(({ state }) => state);
  expect([states.length, states[0], states.at(-1)]).toEqual([20, 'state 2', 'state 21']);
});

test('after sign-out no pending sign-in is accepted, and its token still leaves the address', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('ours'));
  forgetPendingSignIns(storage);
  expect([pendingSignIns(storage, 0), storage.get('auth_state')]).toEqual([[], '[]']);
});

test('canStore is false if storage is denied, and leaves pending sign-ins alone', () => {
  const storage = memoryStorage();
  savePendingSignIn(storage, pending('ours'));
  expect(canStore(storage)).toBe(true);
  expect(pendingSignIns(storage, 0)).toEqual([pending('ours')]);
  expect(canStore({ ...memoryStorage(), get: () => undefined, set: () => undefined })).toBe(false);
});
