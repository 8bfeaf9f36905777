import { defer, distinctUntilChanged, filter, fromEvent, map, merge, type Observable, startWith } from 'rxjs';
import type { Environment, KeyPress } from '../streams/state/deps';
import { WIDE_FROM_PX } from '../streams/timing';

/**
 * The document, the network and the window as observables; each boolean emits its current value
 * first. The code for `keys$` is deferred.
 */
export const browserEnvironment = (window: Window, keys$: Observable<KeyPress>): Environment => ({
  isVisible$: currentAndChanges$(
    fromEvent(window.document, 'visibilitychange'),
    () => !window.document.hidden,
  ),
  isOnline$: currentAndChanges$(
    merge(fromEvent(window, 'online'), fromEvent(window, 'offline')),
    () => window.navigator.onLine,
  ),
  isWide$: currentAndChanges$(fromEvent(window, 'resize'), () => window.innerWidth >= WIDE_FROM_PX),
  pageHide$: fromEvent(window, 'pagehide'),
  pageShow$: fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  keys$,
});

const currentAndChanges$ = (changes$: Observable<unknown>, read: () => boolean): Observable<boolean> =>
  defer(() => changes$.pipe(map(read), startWith(read()), distinctUntilChanged()));
