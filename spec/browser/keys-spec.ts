/** @jest-environment jsdom */
import type { KeyPress } from '../../src/streams/state/deps';
import { browserKeys } from '../../src/browser/keys';

/** Presses a key in a page with this HTML, at the element `data-at` or the body. */
function press(html: string, init: KeyboardEventInit) {
  document.body.innerHTML = html;
  const pressed: KeyPress[] = [];
  const subscription = browserKeys(document).subscribe((key) => pressed.push(key));
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  (document.querySelector('[data-at]') ?? document.body).dispatchEvent(event);
  subscription.unsubscribe();
  return { pressed, keys: pressed.map(({ key }) => key), isPrevented: event.defaultPrevented };
}

test.each([
  ['<textarea data-at></textarea>', 'text'],
  ['<input data-at>', 'text'],
  ['<button data-at></button>', 'control'],
  ['<a href="#" data-at></a>', 'control'],
  ['<div data-at></div>', 'page'],
])('emits a key pressed in %s with the focus "%s"', (html, focus) => {
  expect(press(html, { key: 'j' }).pressed).toEqual([{ key: 'j', focus }]);
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('ignores keys with %s', (modifier) => {
  expect(press('', { key: 'a', [modifier]: true }).keys).toEqual([]);
});

const LIST = '<section class="pane-list"><button data-at></button></section>';

test.each<[string, string, KeyboardEventInit, string]>([
  ['Ctrl+A', LIST, { key: 'a', ctrlKey: true }, 'Mod+a'],
  ['Cmd+A with Caps Lock', LIST, { key: 'A', metaKey: true }, 'Mod+a'],
  ['Shift+J', LIST, { key: 'J', shiftKey: true }, 'Shift+j'],
  ['Shift+Down', LIST, { key: 'ArrowDown', shiftKey: true }, 'Shift+ArrowDown'],
  ['Ctrl+A without a focus', '<section class="pane-list"></section>', { key: 'a', ctrlKey: true }, 'Mod+a'],
])('[checking-by-keyboard] %s is a shortcut of the list', (_name, html, init, key) => {
  const { keys, isPrevented } = press(html, init);
  expect(keys).toEqual([key]);
  if (key === 'Mod+a') expect(isPrevented).toBe(true);
});

test.each<[string, string]>([
  ['a covered list', '<section class="pane-list" inert></section>'],
  ['an open note', '<section class="pane-list"></section><article><button data-at></button></article>'],
  ['a text field', '<section class="pane-list"><textarea data-at></textarea></section>'],
])('[checking-by-keyboard] Ctrl+A and Shift with an arrow are left to the browser in %s', (_name, html) => {
  for (const init of [
    { key: 'a', ctrlKey: true },
    { key: 'ArrowDown', shiftKey: true },
  ])
    expect(press(html, init)).toMatchObject({ keys: [], isPrevented: false });
});

test.each<[string, KeyboardEventInit]>([
  ['[find-words] a slash, typed with Shift, into the box that it opens', { key: '/', shiftKey: true }],
  ['[keys-with-caps-lock] r into the reply box that it focuses', { key: 'r' }],
  ['[keys-with-caps-lock] R into the reply box that it focuses', { key: 'R' }],
  ['[back-gesture] Escape as a close request while it is held down', { key: 'Escape', repeat: true }],
  ['[back-gesture] Escape as a close request with Shift', { key: 'Escape', shiftKey: true }],
  ['[back-gesture] Escape as a close request', { key: 'Escape', code: 'Escape' }],
])('the browser does not take %s', (_what, init) => {
  expect(press('', init).isPrevented).toBe(true);
});

test('[find-words] a slash is a shortcut of the page, and text in a text field', () => {
  const init = { key: '/', shiftKey: true };
  expect(press('', init).keys).toEqual(['/']);
  expect(press('<input data-at>', init).pressed).toEqual([{ key: '/', focus: 'text' }]);
});

test.each([
  ['j', 1],
  ['J', 1],
  ['ArrowDown', 1],
  ['t', 0],
  ['a', 0],
])('%s repeats while it is held down: %d', (key, count) => {
  expect(press('', { key, repeat: true }).keys).toHaveLength(count);
});

test.each<[string, KeyboardEventInit, string]>([
  ['Russian', { key: 'о', code: 'KeyJ' }, 'j'],
  ['Russian, Caps Lock', { key: 'О', code: 'KeyJ' }, 'j'],
  ['Greek', { key: 'ρ', code: 'KeyR' }, 'r'],
  ['Arabic', { key: 'لا', code: 'KeyB' }, 'b'],
  ['Hebrew', { key: 'ח', code: 'KeyJ' }, 'j'],
  ['French, whose letters are Latin', { key: 'a', code: 'KeyQ' }, 'a'],
  ['Russian, a sign', { key: '?', code: 'Digit7', shiftKey: true }, '?'],
])(
  '[keys-of-any-keyboard] on a keyboard that is %s, a letter is the one in its place',
  (_name, init, key) => {
    expect(press('', init)).toMatchObject({ keys: [key], isPrevented: key === 'r' });
  },
);

test('[keys-of-any-keyboard] Ctrl+A, and Shift with J, are shortcuts of the list on a Russian keyboard', () => {
  expect(press(LIST, { key: 'ф', code: 'KeyA', ctrlKey: true }).keys).toEqual(['Mod+a']);
  expect(press(LIST, { key: 'О', code: 'KeyJ', shiftKey: true }).keys).toEqual(['Shift+j']);
});

const CLOSING = { keyCode: 229 };

test.each<[string, KeyboardEventInit]>([
  ['a key while it composes', { key: 'Escape', isComposing: true }],
  ['the key that ends a composition in Safari', { key: 'Enter', ctrlKey: true, ...CLOSING }],
])(
  '[keys-of-an-input-method] nothing in the page gets %s, which does what the input method wants',
  (_what, init) => {
    const heard = jest.fn();
    document.body.addEventListener('keydown', heard);
    expect(press('<textarea data-at></textarea>', init)).toMatchObject({ keys: [], isPrevented: false });
    document.body.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  },
);
