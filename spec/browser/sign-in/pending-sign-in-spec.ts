import { canStore, savePendingSignIn, takePendingSignIn } from '../../../src/browser/sign-in/pending-sign-in';
import { memoryStorage } from '../../support/behaviour';

test('a pending sign-in can be taken once', () => {
  const pending = { state: 'ours', search: '?locale=de' };
  const storage = memoryStorage();
  savePendingSignIn(storage, pending);
  expect([takePendingSignIn(storage), takePendingSignIn(storage)]).toEqual([pending, undefined]);
});

test('canStore is false if storage is denied', () => {
  expect(canStore(memoryStorage())).toBe(true);
  expect(canStore({ ...memoryStorage(), get: () => undefined, set: () => undefined })).toBe(false);
});
