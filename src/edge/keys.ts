import { filter, fromEvent, map, type Observable, tap } from 'rxjs';
import type { KeyPress } from '../streams/deps';

const TEXT = 'input, textarea, select, [contenteditable]';
const CONTROL = 'a[href], button, summary';
const WALKING = ['ArrowUp', 'ArrowDown'];

/** The keys that may be held down: the others act once a press. */
const REPEATING = ['j', 'k', ...WALKING];

/** A question mark is typed with Shift on most keyboards. */
const hasModifier = ({ ctrlKey, altKey, metaKey, shiftKey, key }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || (shiftKey && key !== '?');

/** Keys pressed in the document without a modifier; one that was dealt with already is left out. */
export const browserKeys = (document: Document): Observable<KeyPress> =>
  fromEvent<KeyboardEvent>(document, 'keydown').pipe(
    filter((event) => !event.defaultPrevented && !hasModifier(event)),
    filter(({ repeat, key }) => !repeat || REPEATING.includes(key)),
    tap((event) => {
      if (takesOver(event)) event.preventDefault();
    }),
    map((event) => ({ key: event.key, focus: focusOf(event.target) })),
  );

/**
 * What the browser must not do of itself as well: the arrows walk through the notes, and scrolling along would lose one's
 * place; R moves the focus to the reply box, which would take the letter; and Enter, back in the list, moves it to the
 * note's row, which would be opened again by the very same press.
 */
function takesOver({ key, target }: KeyboardEvent): boolean {
  const focus = focusOf(target);
  return key === 'Enter' ? focus === 'page' : [...WALKING, 'r'].includes(key) && focus !== 'text';
}

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(TEXT)) return 'text';
  return target.closest(CONTROL) ? 'control' : 'page';
}
