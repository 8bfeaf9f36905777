import { concat, defer, type Observable, share, tap } from 'rxjs';
import type { ChannelEvent, Transport } from './transport';

/**
 * Shares one channel between all subscribers of the same URL, for a transport that identifies
 * channels by URL alone. The channel closes when the last subscriber unsubscribes. A subscriber
 * that joins an open channel gets an `open` event immediately.
 */
export function shareChannels(connect: Transport['connect']): Transport['connect'] {
  const channels = new Map<string, Observable<ChannelEvent>>();
  return (channel) =>
    defer(() => {
      const { url } = channel;
      const opened: ChannelEvent[] = [];
      const forget = (): boolean => channels.delete(url);
      const channel$ =
        channels.get(url) ??
        concat(
          opened,
          connect(channel).pipe(
            tap({
              next: (event) => {
                if (event.type === 'open') opened.push(event);
              },
              // Called before `share` passes the error on, so that a subscriber that reconnects
              // immediately gets a new channel.
              error: forget,
              unsubscribe: forget,
            }),
            share(),
          ),
        );
      channels.set(url, channel$);
      return channel$;
    });
}
