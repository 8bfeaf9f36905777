import { defer, retry, tap } from 'rxjs';
import { POLL_INTERVAL_MS } from '../streams/timing';

/**
 * Loads a chunk that most visits do not need, then calls `use` with it. Retries if loading fails.
 */
const withChunk =
  <T>(load: () => Promise<T>) =>
  (use: (code: T) => void): void => {
    defer(load)
      .pipe(retry({ delay: POLL_INTERVAL_MS }), tap(use))
      .subscribe();
  };

export type SignInChunk = typeof import('./chunks/sign-in');

/** Sign-in, and the screens for a wrong configuration or host page. */
export const withSignIn = withChunk(() => import(/* webpackChunkName: 'sign-in' */ './chunks/sign-in'));

/** Access through the provider's frame, without a token. */
export const withProxy = withChunk(() => import(/* webpackChunkName: 'proxy' */ './chunks/proxy'));
