import {
  catchError,
  defer,
  from,
  ignoreElements,
  merge,
  type Observable,
  of,
  retry,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { POLL_INTERVAL_MS } from '../streams/timing';
import type { ScreenCode } from './boot-context';
import { chunk } from './chunk';
import { screenFailure$ } from './screen-failure';
import type { ScreenWish } from './screen-wish';

/** Everything that is drawn. */
export const screen = chunk(() => import(/* webpackChunkName: 'screen' */ './chunks/screen'));

/** Where a failure is told, and what else happens then. */
interface FailureOptions {
  readonly element: HTMLElement;
  /** Resolves when the texts are there. */
  readonly language: Promise<unknown>;
  /** Loads the page anew; rejects if it cannot be loaded. */
  readonly reload: () => Promise<void>;
  /** Emits when the browser is online again. */
  readonly online$: Observable<unknown>;
  /** Called when the failure is on the screen. */
  readonly onTold: () => void;
}

/**
 * Loads the code of the screen. If that fails while the panel is closed, it is tried again when the
 * host page opens it. While it is open, the blogger is told so, and it is tried again when they ask,
 * when the network is back, and with each poll.
 */
export const loadScreen$ = (wish: ScreenWish, options: FailureOptions): Observable<ScreenCode> => {
  let repeats = 0;
  const again$ = defer((): Observable<unknown> => {
    if (!wish.isShown()) return wish.shown$;
    const asked$ = told$(options, repeats > 0).pipe(tap(() => (repeats += 1)));
    return from(options.language).pipe(
      switchMap(() =>
        merge(asked$, options.online$, timer(POLL_INTERVAL_MS).pipe(tap(() => (repeats += 1)))),
      ),
    );
  });
  return defer(screen.load).pipe(retry({ delay: () => again$.pipe(take(1)) }));
};

/** Emits when the blogger tries again. */
const told$ = ({ element, reload, onTold }: FailureOptions, isGone: boolean): Observable<unknown> =>
  merge(
    screenFailure$(element, isGone),
    defer(() => {
      onTold();
      return [];
    }),
  ).pipe(
    // Without an answer, the browser's page of errors would take the panel's place for good.
    switchMap((choice) =>
      choice === 'reload'
        ? from(reload()).pipe(
            ignoreElements(),
            catchError(() => of(choice)),
          )
        : of(choice),
    ),
  );
