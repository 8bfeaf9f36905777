import { filter, fromEvent, map, type Observable, tap } from 'rxjs';
import type { KeyPress } from '../streams/state/deps';

const TEXT = 'input, textarea, select, [contenteditable]';
const CONTROL = 'a[href], button, summary';
const ARROWS = ['ArrowUp', 'ArrowDown'];

/** Keys that repeat while they are held down. Others act once per press. */
const REPEATING = ['j', 'k', 'J', 'K', ...ARROWS];

/** Shift does not count for the question mark, which most keyboards type with it. */
const hasModifier = ({ ctrlKey, altKey, metaKey, shiftKey, key }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || (shiftKey && key !== '?');

/** Key presses in the document without a modifier, except those that were already handled. */
export const browserKeys = (document: Document): Observable<KeyPress> =>
  fromEvent<KeyboardEvent>(document, 'keydown').pipe(
    filter((event) => !event.defaultPrevented),
    tap((event) => {
      // Otherwise Chromium would close what is open, as for Back, with modifiers and repeatedly, too.
      if (event.key === 'Escape') event.preventDefault();
    }),
    filter((event) => !hasModifier(event)),
    filter(({ repeat, key }) => !repeat || REPEATING.includes(key)),
    tap((event) => {
      if (hasUnwantedDefault(event)) event.preventDefault();
    }),
    map((event) => ({ key: event.key, focus: focusOf(event.target) })),
  );

/**
 * Whether the browser's own action for a key would interfere with its shortcut: the arrow keys
 * would also scroll, R would be typed into the reply box that it focuses, and Enter would open the
 * row that gets the focus when it closes a note.
 */
function hasUnwantedDefault({ key, target }: KeyboardEvent): boolean {
  const focus = focusOf(target);
  if (key === 'Enter') return focus === 'page';
  // 'R' with Caps Lock.
  return [...ARROWS, 'r', 'R'].includes(key) && focus !== 'text';
}

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(TEXT)) return 'text';
  return target.closest(CONTROL) ? 'control' : 'page';
}
