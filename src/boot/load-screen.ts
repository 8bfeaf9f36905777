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

/** Loads a chunk that most visits do not need, then calls `use` with it. */
const withChunk =
  <T>(load: () => Promise<T>) =>
  (context: Pick<BootContext, 'load'>, use: (code: T) => void): void => {
    context.load(load).pipe(tap(use)).subscribe();
  };

export const loadSignIn = () => import(/* webpackChunkName: 'sign-in' */ './chunks/sign-in');

/** Loads sign-in, and the screens for a wrong configuration or host page. */
export const withSignIn = withChunk(loadSignIn);

/** Loads the access through the provider's frame, without a token. */
export const withProxy = withChunk(() => import(/* webpackChunkName: 'proxy' */ './chunks/proxy'));

/** How a loading failure is shown, and which events retry. */
interface FailureOptions {
  readonly element: HTMLElement;
  /** Resolves when the texts are loaded. */
  readonly language: () => Promise<unknown>;
  /** Reloads the page; rejects if the server does not answer with it. */
  readonly reload: () => Promise<void>;
  /** Emits when the browser is online again. */
  readonly online$: Observable<unknown>;
  /** Emits when the window has the focus again, as when the bell opens the panel again. */
  readonly focused$: Observable<unknown>;
  /** Emits when loading is to be retried while the panel is closed. */
  readonly closedAgain$: Observable<unknown>;
  /** Called when the failure is on the screen. */
  readonly onFailed: () => void;
}

/**
 * Loads code that a screen needs. If loading fails while the panel is closed, it is retried when the
 * host page opens the panel; `closedAgain$` retries it as well. While the panel is open, the page shows
 * the failure; loading is retried on the blogger's request, when the panel is opened again, when the
 * network is back, and at each polling interval.
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

/** Shows the failure; emits when the blogger retries. */
const failure$ = ({ element, reload, onFailed }: FailureOptions, isGone: boolean): Observable<unknown> =>
  merge(
    screenFailure$(element, isGone),
    defer(() => {
      onFailed();
      return [];
    }),
  ).pipe(
    // If the reload fails, only the code is retried: an error page would replace the panel permanently.
    switchMap((choice) =>
      choice === 'reload'
        ? from(reload()).pipe(
            ignoreElements(),
            catchError(() => of(choice)),
          )
        : of(choice),
    ),
  );
