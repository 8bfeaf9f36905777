import { tap } from 'rxjs';
import type { BootContext } from './boot-context';

/** Loads a chunk that most visits do not need, then calls `use` with it. */
const withChunk =
  <T>(load: () => Promise<T>) =>
  (context: Pick<BootContext, 'load'>, use: (code: T) => void): void => {
    context.load(load).pipe(tap(use)).subscribe();
  };

export const loadSignIn = () => import(/* webpackChunkName: 'sign-in' */ './chunks/sign-in');

/** Sign-in, and the screens for a wrong configuration or host page. */
export const withSignIn = withChunk(loadSignIn);

/** Access through the provider's frame, without a token. */
export const withProxy = withChunk(() => import(/* webpackChunkName: 'proxy' */ './chunks/proxy'));
