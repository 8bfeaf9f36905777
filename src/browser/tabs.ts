import { filter, fromEvent, map, merge, Observable, of } from 'rxjs';
import type { TabChannel } from '../streams/state/deps';

/**
 * The channel between the tabs of this origin, whatever build they run. Undefined without the API.
 * Unsubscribing closes it.
 */
export function browserTabs(window: Window & typeof globalThis): Observable<TabChannel | undefined> {
  const { BroadcastChannel } = window;
  if (typeof BroadcastChannel === 'undefined') return of(undefined);
  return new Observable((subscriber) => {
    // Builds that do not announce news have channels of other names.
    const channel = new BroadcastChannel('notestream tabs');
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
