import { filter, fromEvent, map, merge, Observable, of } from 'rxjs';
import { TABS_CHANNEL } from '../lib/tab-names';
import type { TabChannel } from '../streams/state/deps';

/**
 * Emits the channel between all tabs of this origin, including tabs of other builds; undefined if the browser
 * has no BroadcastChannel. Unsubscribing closes the channel.
 */
export function browserTabs(window: Window & typeof globalThis): Observable<TabChannel | undefined> {
  const { BroadcastChannel } = window;
  if (typeof BroadcastChannel === 'undefined') return of(undefined);
  return new Observable((subscriber) => {
    const channel = new BroadcastChannel(TABS_CHANNEL);
    subscriber.add(() => channel.close());
    subscriber.next({
      post: (message) => channel.postMessage(message),
      messages$: fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(map(({ data }) => data)),
      isFrozen$: isFrozen$(window),
    });
  });
}

/** Emits true when the page is frozen or enters the back/forward cache, and false when it comes back. */
const isFrozen$ = (window: Window): Observable<boolean> => {
  const { document } = window;
  const cached = (name: 'pagehide' | 'pageshow'): Observable<unknown> =>
    fromEvent<PageTransitionEvent>(window, name).pipe(filter(({ persisted }) => persisted));
  return merge(
    merge(fromEvent(document, 'freeze'), cached('pagehide')).pipe(map(() => true)),
    merge(fromEvent(document, 'resume'), cached('pageshow')).pipe(map(() => false)),
  );
};
