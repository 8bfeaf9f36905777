import { defer, retry, tap } from 'rxjs';
import { POLL_INTERVAL_MS } from '../streams/timing';

/** Loads code that most visits do without and uses it once it is there; what cannot be had is asked for again. */
const using =
  <T>(load: () => Promise<T>) =>
  (use: (code: T) => void): void => {
    defer(load)
      .pipe(retry({ delay: POLL_INTERVAL_MS }), tap(use))
      .subscribe();
  };

/** Signing in, and what is said where there is no panel to be seen. */
export const withRare = using(() => import(/* webpackChunkName: 'rare' */ './rare'));

/** The provider's frame instead of a token. */
export const withProxy = using(() => import(/* webpackChunkName: 'proxy' */ './proxy'));
