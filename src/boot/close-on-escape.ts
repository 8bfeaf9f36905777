import { filter, fromEvent, type Observable, takeUntil, tap } from 'rxjs';
import { toWire } from '../embed/protocol';
import { browserHost } from '../browser/host';

/**
 * Requests that the host page close the panel when Escape is pressed (section 9), until
 * `shortcuts$` emits: while the code of the shortcuts loads, and on a screen without notes.
 */
export const closeOnEscape$ = (window: Window, shortcuts$: Observable<unknown>): Observable<unknown> =>
  fromEvent<KeyboardEvent>(window, 'keydown').pipe(
    filter(({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented),
    tap((event) => {
      // Otherwise Chromium would also make a close request of it.
      event.preventDefault();
      browserHost(window, []).post(toWire({ action: 'togglePanel' }), false);
    }),
    takeUntil(shortcuts$),
  );
