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
import { chunk } from '../lib/chunk';
import type { BootContext } from './boot-context';
import { screenFailure$ } from './screen-failure';
import type { ScreenWish } from './screen-wish';

/** The chunk with the code of all screens. */
export const screen = chunk(() => import(/* webpackChunkName: 'screen' */ './chunks/screen'));

/** Returns a function that loads a chunk, which most visits do not need, and calls `use` with its code. */
const withChunk =
  <T>(load: () => Promise<T>) =>
  (context: Pick<BootContext, 'load'>, use: (code: T) => void): void => {
    context.load(load).pipe(tap(use)).subscribe();
  };

export const loadSignIn = () => import(/* webpackChunkName: 'sign-in' */ './chunks/sign-in');

/** Loads the code of sign-in, with the screens for a wrong configuration or host page. */
export const withSignIn = withChunk(loadSignIn);

/** Loads the code of the access through the provider's frame, without a token. */
export const withProxy = withChunk(() => import(/* webpackChunkName: 'proxy' */ './chunks/proxy'));

/** Where a loading failure is shown, and which events cause a retry. */
interface FailureOptions {
  readonly element: HTMLElement;
  /** Resolves when the texts of the page's language are loaded. */
  readonly language: () => Promise<unknown>;
  /** Reloads the page. Rejects if its server does not respond with the page. */
  readonly reload: () => Promise<void>;
  /** Emits when the browser is online again. */
  readonly online$: Observable<unknown>;
  /** Emits when the window gets the focus again, for example because the bell has opened the panel again. */
  readonly focused$: Observable<unknown>;
  /** Emits when to load again while the panel is closed. */
  readonly closedAgain$: Observable<unknown>;
  /** Called once the failure is on the screen. */
  readonly onFailed: () => void;
}

/**
 * Loads code that a screen needs. If loading fails while the panel is closed, it is retried when the host page
 * opens the panel, and when `closedAgain$` emits. While the panel is open, the page shows the failure, and
 * loading is retried when the blogger requests it, when the panel is opened again, when the network is back,
 * and after a polling interval.
 */
export const loadVisibly$ = <T>(
  load: () => Promise<T>,
  wish: ScreenWish,
  options: FailureOptions,
): Observable<T> => {
  let repeats = 0;
  const again$ = defer((): Observable<unknown> => {
    if (!wish.isWanted()) return merge(wish.wanted$, options.closedAgain$);
    if (!wish.isShown()) return merge(wish.shown$, options.closedAgain$);
    const repeated$ = merge(failure$(options, repeats > 0), options.focused$, timer(POLL_INTERVAL_MS));
    return from(options.language()).pipe(
      switchMap(() => merge(repeated$.pipe(tap(() => (repeats += 1))), options.online$)),
    );
  });
  return defer(load).pipe(retry({ delay: () => again$.pipe(take(1)) }));
};

/** Shows the failure, and emits when the blogger retries. */
const failure$ = ({ element, reload, onFailed }: FailureOptions, isGone: boolean): Observable<unknown> =>
  merge(
    screenFailure$(element, isGone),
    defer(() => {
      onFailed();
      return [];
    }),
  ).pipe(
    // If the page cannot be reloaded, only loading the code is retried: an error page would replace the panel
    // for good.
    switchMap((choice) =>
      choice === 'reload'
        ? from(reload()).pipe(
            ignoreElements(),
            catchError(() => of(choice)),
          )
        : of(choice),
    ),
  );
