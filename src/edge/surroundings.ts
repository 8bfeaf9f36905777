import { defer, distinctUntilChanged, fromEvent, map, merge, type Observable, startWith } from 'rxjs';
import type { KeyPress, Surroundings } from '../streams/deps';
import { WIDE_FROM_PX } from '../streams/timing';

/** The document, the network and the window's width as streams, each beginning with how it is; and the keys, which come late. */
export const browserSurroundings = (window: Window, keys$: Observable<KeyPress>): Surroundings => ({
  isVisible$: observed(fromEvent(window.document, 'visibilitychange'), () => !window.document.hidden),
  isOnline$: observed(
    merge(fromEvent(window, 'online'), fromEvent(window, 'offline')),
    () => window.navigator.onLine,
  ),
  isWide$: observed(fromEvent(window, 'resize'), () => window.innerWidth >= WIDE_FROM_PX),
  pageHide$: fromEvent(window, 'pagehide'),
  keys$,
});

const observed = (changes$: Observable<unknown>, read: () => boolean): Observable<boolean> =>
  defer(() => changes$.pipe(map(read), startWith(read()), distinctUntilChanged()));
