import { fromEvent, map, Observable, of } from 'rxjs';
import type { TabChannel } from '../streams/state/deps';

/**
 * The channel between the tabs of this origin that run the same build: its name has the address of
 * the panel's script, which names the build. Undefined without the API. Unsubscribing closes it.
 */
export function browserTabs({
  BroadcastChannel,
  document,
}: Window & typeof globalThis): Observable<TabChannel | undefined> {
  if (typeof BroadcastChannel === 'undefined') return of(undefined);
  return new Observable((subscriber) => {
    const build = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    const channel = new BroadcastChannel(`notestream ${build}`);
    subscriber.add(() => channel.close());
    subscriber.next({
      post: (message) => channel.postMessage(message),
      messages$: fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(map(({ data }) => data)),
    });
  });
}
