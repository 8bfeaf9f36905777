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
