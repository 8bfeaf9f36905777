/** @jest-environment jsdom */
import type { KeyPress } from '../../src/streams/state/deps';
import { browserKeys } from '../../src/browser/keys';

/** Presses a key in a new element with this tag name; returns the emitted key presses. */
function press(tagName: string, init: KeyboardEventInit): readonly KeyPress[] {
  const emitted: KeyPress[] = [];
  const subscription = browserKeys(document).subscribe((key) => emitted.push(key));
  const target = document.body.appendChild(document.createElement(tagName));
  target.setAttribute('href', '#');
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  subscription.unsubscribe();
  return emitted;
}

describe('browserKeys', () => {
  it.each([
    ['textarea', 'text'],
    ['input', 'text'],
    ['button', 'control'],
    ['a', 'control'],
    ['div', 'page'],
  ])('emits a key pressed in a <%s> with the focus "%s"', (tagName, focus) => {
    expect(press(tagName, { key: 'j' })).toEqual([{ key: 'j', focus }]);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('ignores keys with %s', (modifier) => {
    expect(press('div', { key: 'a', [modifier]: true })).toEqual([]);
  });

  describe('[checking-by-keyboard] keys that check rows', () => {
    const pressIn = (html: string, init: KeyboardEventInit): readonly [readonly string[], boolean] => {
      document.body.innerHTML = html;
      const keys: string[] = [];
      const subscription = browserKeys(document).subscribe(({ key }) => keys.push(key));
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      (document.querySelector('[data-at]') ?? document.body).dispatchEvent(event);
      subscription.unsubscribe();
      return [keys, event.defaultPrevented];
    };
    const LIST = '<section class="pane-list"><button data-at></button></section>';

    it.each<[string, KeyboardEventInit, string]>([
      ['Ctrl+A', { key: 'a', ctrlKey: true }, 'Mod+a'],
      ['Cmd+A with Caps Lock', { key: 'A', metaKey: true }, 'Mod+a'],
      ['Shift+J', { key: 'J', shiftKey: true }, 'Shift+j'],
      ['Shift+Down', { key: 'ArrowDown', shiftKey: true }, 'Shift+ArrowDown'],
    ])('%s is a shortcut in the list', (_name, init, key) => {
      expect(pressIn(LIST, init)[0]).toEqual([key]);
    });

    it('takes Ctrl+A also if nothing has the focus and the list is not covered', () => {
      expect(pressIn('<section class="pane-list"></section>', { key: 'a', ctrlKey: true })).toEqual([
        ['Mod+a'],
        true,
      ]);
    });

    it.each<[string, string]>([
      ['a covered list', '<section class="pane-list" inert></section>'],
      ['an open note', '<section class="pane-list"></section><article><button data-at></button></article>'],
      ['a text field', '<section class="pane-list"><textarea data-at></textarea></section>'],
    ])('leaves Ctrl+A and Shift with an arrow to the browser in %s', (_name, html) => {
      expect(pressIn(html, { key: 'a', ctrlKey: true })).toEqual([[], false]);
      expect(pressIn(html, { key: 'ArrowDown', shiftKey: true })).toEqual([[], false]);
    });
  });

  it('[find-words] takes a slash that is typed with Shift, and does not type it into the box', () => {
    const init = { key: '/', shiftKey: true, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', init);
    const keys: string[] = [];
    const subscription = browserKeys(document).subscribe(({ key }) => keys.push(key));
    document.body.dispatchEvent(event);
    subscription.unsubscribe();
    expect([keys, event.defaultPrevented]).toEqual([['/'], true]);
    expect(press('input', init)).toEqual([{ key: '/', focus: 'text' }]);
  });

  it.each(['r', 'R'])('[keys-with-caps-lock] does not type %s into the reply box that it focuses', (key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const subscription = browserKeys(document).subscribe();
    document.body.dispatchEvent(event);
    subscription.unsubscribe();
    expect(event.defaultPrevented).toBe(true);
  });

  it.each(['repeat', 'shiftKey', 'code'])('[back-gesture] Escape is no close request, with %s', (name) => {
    const init = { key: 'Escape', bubbles: true, cancelable: true, [name]: true };
    const event = new KeyboardEvent('keydown', init);
    const subscription = browserKeys(document).subscribe();
    document.body.dispatchEvent(event);
    subscription.unsubscribe();
    expect(event.defaultPrevented).toBe(true);
  });

  it.each(['j', 'J', 'ArrowDown'])('repeats %s while it is held down', (key) => {
    expect(press('div', { key, repeat: true })).toHaveLength(1);
  });

  it.each(['t', 'a'])('does not repeat %s while it is held down', (key) => {
    expect(press('div', { key, repeat: true })).toHaveLength(0);
  });
});
