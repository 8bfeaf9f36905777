import { defer, from, merge, type Observable, of, retry, switchMap, take, timer } from 'rxjs';
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
  readonly reload: () => void;
  /** Called when the failure is on the screen. */
  readonly onTold: () => void;
}

/**
 * Loads the code of the screen. If that fails while the panel is closed, it is tried again when the
 * host page opens it. While it is open, the blogger is told so, and it is tried again when they ask,
 * and with each poll.
 */
export const loadScreen$ = (wish: ScreenWish, options: FailureOptions): Observable<ScreenCode> => {
  let toldCount = 0;
  const again$ = defer((): Observable<unknown> => {
    if (!wish.isShown()) return wish.shown$;
    toldCount += 1;
    return from(options.language).pipe(
      switchMap(() => merge(told$(options, toldCount > 1), timer(POLL_INTERVAL_MS))),
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
    switchMap((choice) => {
      if (choice !== 'reload') return of(choice);
      reload();
      return [];
    }),
  );
