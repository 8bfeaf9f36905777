/** @jest-environment jsdom */
import type { KeyPress } from '../../src/streams/deps';
import { browserKeys } from '../../src/edge/keys';
import { readLocale } from '../../src/edge/page';
import { reportOnce } from '../../src/edge/report';
import { browserStorage } from '../../src/edge/storage';

describe('storage', () => {
  it('keeps, forgets and lists', () => {
    const storage = browserStorage(window);
    storage.set('a', '1');
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([undefined, []]);
  });

  it('is as absent when it is denied', () => {
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

  it("tells of other tabs' changes", () => {
    const changes: unknown[] = [];
    browserStorage(window).changes$.subscribe((change) => changes.push(change));
    for (const init of [{ key: 'a', newValue: '1' }, { key: 'a', newValue: null }, { key: null }])
      window.dispatchEvent(new StorageEvent('storage', init));
    expect(changes).toEqual([
      { key: 'a', value: '1' },
      { key: 'a', value: undefined },
    ]);
  });
});

describe('keys', () => {
  const press = (html: string, init: KeyboardEventInit): KeyPress[] => {
    const heard: KeyPress[] = [];
    const subscription = browserKeys(document).subscribe((key) => heard.push(key));
    const target = document.body.appendChild(document.createElement(html));
    target.setAttribute('href', '#');
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    subscription.unsubscribe();
    return heard;
  };

  it.each([
    ['textarea', 'text'],
    ['input', 'text'],
    ['button', 'control'],
    ['a', 'control'],
    ['div', 'page'],
  ])('pressed in a %s come from %s', (html, focus) => {
    expect(press(html, { key: 'j' })).toEqual([{ key: 'j', focus }]);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('with %s are not shortcuts', (modifier) => {
    expect(press('div', { key: 'a', [modifier]: true })).toEqual([]);
  });
});

test.each([
  ['t', false],
  ['a', false],
  ['j', true],
  ['ArrowDown', true],
])('a %s that is held down goes on: %s', (key, goesOn) => {
  const heard: KeyPress[] = [];
  const subscription = browserKeys(document).subscribe((press) => heard.push(press));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key, repeat: true }));
  subscription.unsubscribe();
  expect(heard).toHaveLength(goesOn ? 1 : 0);
});

test('a problem is reported once', () => {
  const warn = jest.fn();
  const report = reportOnce({ warn });
  for (const problem of ['a', 'b', 'a']) report(problem);
  expect(warn.mock.calls).toEqual([['Notestream: a'], ['Notestream: b']]);
});

describe('the page', () => {
  it.each([
    ['?locale=de', 'de'],
    ['?locale=pt-br', 'pt-BR'],
    ['?locale=pt_BR', 'pt-BR'],
    ['?locale=no_language!', 'en'],
    ['', 'en'],
  ])('with %s speaks %s', (search, locale) => {
    history.replaceState(null, '', `/${search}`);
    expect(readLocale(window)).toBe(locale);
  });
});
