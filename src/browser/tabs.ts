import { filter, fromEvent, map, merge, Observable, of } from 'rxjs';
import type { TabChannel } from '../streams/state/deps';

/**
 * The channel between the tabs of this origin that run the same build: its name has the address of
 * the panel's script, which names the build. Undefined without the API. Unsubscribing closes it.
 */
export function browserTabs(window: Window & typeof globalThis): Observable<TabChannel | undefined> {
  const { BroadcastChannel, document } = window;
  if (typeof BroadcastChannel === 'undefined') return of(undefined);
  return new Observable((subscriber) => {
    const build = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    const channel = new BroadcastChannel(`notestream ${build}`);
    subscriber.add(() => channel.close());
    subscriber.next({
      post: (message) => channel.postMessage(message),
      messages$: fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(map(({ data }) => data)),
      isFrozen$: isFrozen$(window),
    });
  });
}

/** `freeze` and `resume` where the browser has them, and the way to its back/forward cache and back. */
const isFrozen$ = (window: Window): Observable<boolean> => {
  const { document } = window;
  const cached = (name: 'pagehide' | 'pageshow'): Observable<unknown> =>
    fromEvent<PageTransitionEvent>(window, name).pipe(filter(({ persisted }) => persisted));
  return merge(
    merge(fromEvent(document, 'freeze'), cached('pagehide')).pipe(map(() => true)),
    merge(fromEvent(document, 'resume'), cached('pageshow')).pipe(map(() => false)),
  );
};
