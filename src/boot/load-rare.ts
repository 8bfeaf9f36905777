import { defer, type Observable, retry } from 'rxjs';
import { POLL_INTERVAL_MS } from '../streams/timing';

/** What most visits do without: signing in, and what is said where there is no panel to be seen. */
export const rare$: Observable<typeof import('./rare')> = defer(
  () => import(/* webpackChunkName: 'rare' */ './rare'),
).pipe(retry({ delay: POLL_INTERVAL_MS }));

/** The provider's frame instead of a token. */
export const proxy$: Observable<typeof import('./proxy')> = defer(
  () => import(/* webpackChunkName: 'proxy' */ './proxy'),
).pipe(retry({ delay: POLL_INTERVAL_MS }));
