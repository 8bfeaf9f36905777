import { filter, fromEvent, ignoreElements, merge, mergeMap, type Observable, tap } from 'rxjs';
import type { KeyPress } from '../streams/state/deps';

const TEXT = 'input, textarea, select, [contenteditable]';
const CONTROL = 'a[href], button, summary';
const ARROWS = ['ArrowUp', 'ArrowDown'];

/** The code of a key that an input method has taken; the newer properties do not tell it. */
const COMPOSED = 229;

/** Keys that repeat while they are held down. Others act once per press. */
const REPEATING = ['j', 'k', 'J', 'K', ...ARROWS];

/** Keys that Shift changes into a shortcut of its own: they extend the checked rows. */
const EXTENDING = ['j', 'k', ...ARROWS];

/**
 * The name of a pressed key with its modifiers, such as 'Shift+j' or 'Mod+a'; undefined if that is no
 * shortcut. Shift does not count for the question mark and the slash, which many keyboards type with it.
 */
function nameOf(event: KeyboardEvent): string | undefined {
  const { ctrlKey, altKey, metaKey, shiftKey, target } = event;
  const key = letterOf(event);
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return undefined;
  // Elsewhere these keys select text, as everywhere in the browser.
  if (ctrlKey || metaKey) return plain === 'a' && !shiftKey && isInList(target) ? 'Mod+a' : undefined;
  if (!shiftKey || key === '?' || key === '/') return key;
  return EXTENDING.includes(plain) && isInList(target) ? `Shift+${plain}` : undefined;
}

/**
 * The name of the key; for a letter that is not Latin, the Latin letter in its place. A Russian, Greek, Arabic
 * or Hebrew keyboard types no Latin letters.
 */
function letterOf({ key, code }: KeyboardEvent): string {
  const isOther = /^\p{L}+$/u.test(key) && !/\p{scx=Latin}/u.test(key);
  return (isOther ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined) ?? key;
}

/** Whether a key was pressed in the list, or nowhere while the list is not covered. */
function isInList(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || focusOf(target) === 'text') return false;
  const list = target.ownerDocument.querySelector('.pane-list:not([inert])');
  return list !== null && (target === target.ownerDocument.body || list.contains(target));
}

/**
 * Keeps the keys of an input method, such as Enter and Escape for its own list, from everything in the page.
 * Safari tells the key that ends a composition by its code only.
 */
const composing$ = (document: Document): Observable<never> =>
  fromEvent<KeyboardEvent>(document, 'keydown', { capture: true }).pipe(
    filter((event) => event.isComposing || Reflect.get(event, 'keyCode') === COMPOSED),
    tap((event) => event.stopPropagation()),
    ignoreElements(),
  );

/**
 * Key presses in the document that may be shortcuts, except those that were already handled, and those of an
 * input method.
 */
export const browserKeys = (document: Document): Observable<KeyPress> =>
  merge(composing$(document), shortcuts$(document));

const shortcuts$ = (document: Document): Observable<KeyPress> =>
  fromEvent<KeyboardEvent>(document, 'keydown').pipe(
    filter((event) => !event.defaultPrevented),
    tap((event) => {
      // Otherwise Chromium would close what is open, as for Back, with modifiers and repeatedly, too.
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
 * Whether the browser's own action for a key would interfere with its shortcut: the arrow keys
 * would also scroll, R and the slash would be typed into the box that they focus, and Enter would open
 * the row that gets the focus when it closes a note.
 */
function hasUnwantedDefault(event: KeyboardEvent): boolean {
  const focus = focusOf(event.target);
  const key = letterOf(event);
  if (key === 'Enter') return focus === 'page';
  // 'R' with Caps Lock.
  return [...ARROWS, 'r', 'R', '/'].includes(key) && focus !== 'text';
}

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(TEXT)) return 'text';
  return target.closest(CONTROL) ? 'control' : 'page';
}
