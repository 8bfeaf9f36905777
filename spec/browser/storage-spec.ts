/** @jest-environment jsdom */
import { browserStorage } from '../../src/browser/storage';

describe('browserStorage', () => {
  it('stores, lists and removes values', () => {
    const storage = browserStorage(window);
    storage.set('a', '1');
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([undefined, []]);
  });

  it('reads as empty if the browser denies storage', () => {
    const denied = Object.create(window, {
      localStorage: {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    }) as Window;
    const storage = browserStorage(denied);
    storage.set('a', '1');
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([undefined, []]);
  });

  it('emits changes made by other tabs, with an empty key if everything was removed', () => {
    const changes: unknown[] = [];
    browserStorage(window).changes$.subscribe((change) => changes.push(change));
    for (const init of [{ key: 'a', newValue: '1' }, { key: 'a', newValue: null }, { key: null }])
      window.dispatchEvent(new StorageEvent('storage', init));
    expect(changes).toEqual([
      { key: 'a', value: '1' },
      { key: 'a', value: undefined },
      { key: '', value: undefined },
    ]);
  });
});
