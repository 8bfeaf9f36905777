import {
  defer,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  share,
  shareReplay,
  startWith,
  timer,
} from 'rxjs';
import type { Environment, KeyPress } from '../streams/state/deps';
import { CLOCK_TICK_MS, WIDE_FROM_PX } from '../streams/timing';

/**
 * Provides the document, the network and the window as observables. The boolean ones emit their current value
 * first, except `attention$`. The code for `keys$` and `attention$` is deferred.
 */
export const browserEnvironment = (
  window: Window,
  keys$: Observable<KeyPress>,
  attention$: Observable<boolean>,
): Environment => ({
  isVisible$: visibilityOf(window.document).pipe(shareReplay({ bufferSize: 1, refCount: true })),
  isOnline$: currentAndChanges$(
    merge(fromEvent(window, 'online'), fromEvent(window, 'offline')),
    () => window.navigator.onLine,
  ),
  isWide$: currentAndChanges$(fromEvent(window, 'resize'), () => window.innerWidth >= WIDE_FROM_PX),
  pageHide$: fromEvent(window, 'pagehide').pipe(share()),
  pageShow$: fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  keys$,
  attention$,
});

/**
 * Emits whether the page is visible. A page that was frozen may get only the event `resume`, or only late
 * timers, so the visibility is read at these, too.
 */
export const visibilityOf = (document: Document): Observable<boolean> =>
  currentAndChanges$(
    merge(
      fromEvent(document, 'visibilitychange'),
      fromEvent(document, 'resume'),
      timer(CLOCK_TICK_MS, CLOCK_TICK_MS),
    ),
    () => document.visibilityState === 'visible',
  );

const currentAndChanges$ = (changes$: Observable<unknown>, read: () => boolean): Observable<boolean> =>
  defer(() => changes$.pipe(map(read), startWith(read()), distinctUntilChanged()));
