import { filter, fromEvent, ignoreElements, merge, mergeMap, type Observable, tap } from 'rxjs';
import type { KeyPress } from '../streams/state/deps';

const TEXT = 'input, textarea, select, [contenteditable]';
const CONTROL = 'a[href], button, summary';
const ARROWS = ['ArrowUp', 'ArrowDown'];

/** The `keyCode` of a key that an input method has handled. No newer property identifies such keys. */
const COMPOSED = 229;

/** Keys whose shortcuts repeat while the key is held down. All other shortcuts act once per press. */
const REPEATING = ['j', 'k', 'J', 'K', ...ARROWS];

/** Keys that have a separate shortcut with Shift, which extends the selection of rows. */
const EXTENDING = ['j', 'k', ...ARROWS];

/**
 * Returns the name of a pressed key with its modifiers, such as 'Shift+j' or 'Mod+a'; undefined if
 * it is not a shortcut. Shift is ignored for '?' and '/', which need it on many keyboards.
 */
function nameOf(event: KeyboardEvent): string | undefined {
  const { ctrlKey, altKey, metaKey, shiftKey, target } = event;
  const key = letterOf(event);
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return undefined;
  // Outside the list, Ctrl+A selects text, as usual in the browser.
  if (ctrlKey || metaKey) return plain === 'a' && !shiftKey && isInList(target) ? 'Mod+a' : undefined;
  if (!shiftKey || key === '?' || key === '/') return key;
  return EXTENDING.includes(plain) && isInList(target) ? `Shift+${plain}` : undefined;
}

/**
 * Returns the name of the key. If the key types a non-Latin letter, returns the Latin letter at the same
 * position, because Russian, Greek, Arabic and Hebrew keyboards type no Latin letters.
 */
function letterOf({ key, code }: KeyboardEvent): string {
  const isOther = /^\p{L}+$/u.test(key) && !/\p{scx=Latin}/u.test(key);
  return (isOther ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined) ?? key;
}

/**
 * Whether a key was pressed in the list or, if nothing covers the list, without any element that has the focus.
 */
function isInList(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || focusOf(target) === 'text') return false;
  const list = target.ownerDocument.querySelector('.pane-list:not([inert])');
  return list !== null && (target === target.ownerDocument.body || list.contains(target));
}

/**
 * Hides the keys that belong to an input method, such as Enter and Escape in its list of words, from the whole
 * page. In Safari, only the key code identifies the key that ends a composition.
 */
const composing$ = (document: Document): Observable<never> =>
  fromEvent<KeyboardEvent>(document, 'keydown', { capture: true }).pipe(
    filter((event) => event.isComposing || Reflect.get(event, 'keyCode') === COMPOSED),
    tap((event) => event.stopPropagation()),
    ignoreElements(),
  );

/**
 * Emits the key presses in the document that may be shortcuts. Key presses that were already handled, and those
 * of an input method, are ignored.
 */
export const browserKeys = (document: Document): Observable<KeyPress> =>
  merge(composing$(document), shortcuts$(document));

const shortcuts$ = (document: Document): Observable<KeyPress> =>
  fromEvent<KeyboardEvent>(document, 'keydown').pipe(
    filter((event) => !event.defaultPrevented),
    tap((event) => {
      // Otherwise Chromium treats Escape like Back, even with modifiers and while the key repeats.
      if (event.key === 'Escape') event.preventDefault();
    }),
    filter((event) => !event.repeat || REPEATING.includes(letterOf(event))),
    mergeMap((event): readonly KeyPress[] => {
      const key = nameOf(event);
      if (key === undefined) return [];
      if (key === 'Mod+a' || hasUnwantedDefault(event)) event.preventDefault();
      return [{ key, focus: focusOf(event.target) }];
    }),
  );

/**
 * Whether the browser's default action for a key would interfere with its shortcut. The arrow keys would
 * scroll, R and the slash would be typed into the text box that they focus, and Enter would open the row that
 * gets the focus when a note is closed.
 */
function hasUnwantedDefault(event: KeyboardEvent): boolean {
  const focus = focusOf(event.target);
  const key = letterOf(event);
  if (key === 'Enter') return focus === 'page';
  // With Caps Lock, the key R has the name 'R'.
  return [...ARROWS, 'r', 'R', '/'].includes(key) && focus !== 'text';
}

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(TEXT)) return 'text';
  return target.closest(CONTROL) ? 'control' : 'page';
}
