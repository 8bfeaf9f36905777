import { filter, fromEvent, map, share } from 'rxjs';
import type { Host } from '../streams/state/deps';
import { hostPort } from './host-port';

/** The page that embeds the panel, as observables and functions. */
export function browserHost(window: Window, hostOrigins: readonly string[]): Host {
  const { accepts, post } = hostPort(window, hostOrigins);
  return {
    isEmbedded: window.parent !== window,
    messages$: fromEvent<MessageEvent<unknown>>(window, 'message').pipe(
      filter((event) => accepts(event)),
      map(({ data }) => data),
      share(),
    ),
    post,
  };
}
