import { concat, defer, type Observable, share, tap } from 'rxjs';
import type { ChannelEvent, Transport } from './transport';

/**
 * One channel for all who want the same, for a transport that knows channels by their addresses alone: it ends when the
 * last one leaves. Who comes when it is open already hears at once that it is.
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
              // Before who hears of its end connects again.
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
