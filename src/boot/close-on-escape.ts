import { filter, fromEvent, map, type Observable } from 'rxjs';

/**
 * Emits when Escape asks to close the panel (section 9). For the times when no shortcuts run: while
 * their code loads, and on a screen without notes.
 */
export const closeOnEscape$ = (window: Window): Observable<{ readonly action: 'togglePanel' }> =>
  fromEvent<KeyboardEvent>(window, 'keydown').pipe(
    filter(({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented),
    map(() => ({ action: 'togglePanel' })),
  );
