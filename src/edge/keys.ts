import { filter, fromEvent, map, type Observable, tap } from 'rxjs';
import type { KeyPress } from '../streams/deps';

const TEXT = 'input, textarea, select, [contenteditable]';
const CONTROL = 'a[href], button, summary';
const WALKING = ['ArrowUp', 'ArrowDown'];

/** Keys pressed in the document without Ctrl, Alt or Cmd; one that was dealt with already is left out. */
export const browserKeys = (document: Document): Observable<KeyPress> =>
  fromEvent<KeyboardEvent>(document, 'keydown').pipe(
    filter((event) => !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey),
    tap((event) => {
      // The arrows walk through the notes; scrolling along with it would lose one's place.
      if (WALKING.includes(event.key) && focusOf(event.target) !== 'text') event.preventDefault();
    }),
    map((event) => ({ key: event.key, focus: focusOf(event.target) })),
  );

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(TEXT)) return 'text';
  return target.closest(CONTROL) ? 'control' : 'page';
}
