import { asyncScheduler, Observable, type Subscriber, type Subscription } from 'rxjs';
import { ChannelError, type ChannelEvent, type Transport } from '../../../src/client';
import { answerTo, isFilter, type Sent } from './answers';
import type { Platform } from './platform';
import type { Random } from './random';
import type { SubscriptionCounts } from './subscription-counts';
import { NO_FAULTS, type RequestOutcome, outcomeOf, type FaultLevel } from './faults';

/** How a page ends: with a `pagehide` event, or without. */
export type PageEnd = 'left' | 'crashed';

/** Callbacks for requests and answers. */
export interface Listener {
  readonly sent: (sent: Sent) => void;
  /** Called when an answer arrives at the page, or its connection breaks. */
  readonly back: (sent: Sent, outcome: RequestOutcome) => void;
  /** Called when the platform's own answer has reached the page. */
  readonly answered: (sent: Sent) => void;
}

/** The network between page and platform, with delays and faults. */
export interface Network {
  readonly transport: Transport;
  /** The number of pending list requests. */
  readonly pendingLists: () => number;
  faultLevel: FaultLevel;
  /**
   * How the page ends; set before its store is unsubscribed; undefined while it lives.
   */
  pageEnd: PageEnd | undefined;
  /** Whether an answer since the last reset may have left the panel out of date. */
  isMisled: boolean;
  /** Going offline breaks all connections. */
  readonly setOnline: (isOnline: boolean) => void;
  /** Sends a message through the open channel. */
  readonly push: (data: unknown) => void;
  /** Closes the open channel. */
  readonly closeChannel: () => void;
}

export function createNetwork(
  platform: Platform,
  random: Random,
  counts: SubscriptionCounts,
  listener: Listener,
): Network {
  /** Functions that break the connections of pending requests. */
  const connections = new Set<() => void>();
  const channels = new Set<Subscriber<ChannelEvent>>();
  let isOnline = true;
  let pendingLists = 0;
  /** When the last of the requests so far arrives at the platform. */
  let lastArrival = 0;

  const breakConnections = (): void => {
    for (const breakConnection of [...connections]) breakConnection();
    for (const channel of [...channels]) channel.error(new ChannelError('pinghub', 1006));
  };

  const send: Transport['send'] = ({ method, url, body = '', keepalive }) =>
    new Observable((subscriber) => {
      const { pathname, searchParams: query } = new URL(url);
      const sent: Sent = { line: `${method} ${pathname.replace(/^\/rest\/v[\d.]+/, '')}`, query, body };
      // "Mark all as read" looks for older notes beside the requests for the list, and so do filters.
      const isList =
        sent.line === 'GET /notifications/' && !query.get('fields')?.endsWith(',read') && !isFilter(sent);
      const outcome: RequestOutcome = isOnline
        ? outcomeOf(sent, network.faultLevel, random)
        : { isDone: false, back: 'reset', toPlatformMs: 1, toPageMs: 1 };
      let isOpen = true;
      if (isList) pendingLists += 1;
      const close = (): void => {
        if (isList && isOpen) pendingLists -= 1;
        isOpen = false;
      };
      listener.sent(sent);
      const breakConnection = (): void => subscriber.error(new Error('the connection broke'));
      connections.add(breakConnection);
      // The requests of a page that is ending arrive in their order.
      const now = asyncScheduler.now();
      const arrival = Math.max(now + outcome.toPlatformMs, network.pageEnd ? lastArrival + 1 : 0);
      lastArrival = Math.max(lastArrival, arrival);
      let back: Subscription | undefined;
      let hasArrived = false;
      const there = asyncScheduler.schedule(() => {
        hasArrived = true;
        const right = outcome.isDone ? answerTo(platform, sent) : { status: 500, text: '' };
        if (outcome.back === 'timeout' || subscriber.closed) return;
        back = asyncScheduler.schedule(() => {
          close();
          listener.back(sent, outcome);
          if (outcome.back === 'reset') breakConnection();
          else {
            if (outcome.back === 'right') listener.answered(sent);
            if (outcome.isMisleading) network.isMisled = true;
            subscriber.next(outcome.back === 'right' || outcome.back === 'timeout' ? right : outcome.back);
            subscriber.complete();
          }
        }, outcome.toPageMs);
      }, arrival - now);
      return () => {
        close();
        connections.delete(breakConnection);
        back?.unsubscribe();
        if (hasArrived) return;
        const outlives =
          keepalive && (network.pageEnd === 'left' || (network.pageEnd === 'crashed' && random.chance(0.5)));
        if (!outlives) there.unsubscribe();
      };
    });

  const connect: Transport['connect'] = () =>
    new Observable((subscriber) => {
      const isRefused = !isOnline || random.chance(network.faultLevel.probability);
      const opening = asyncScheduler.schedule(
        () => {
          if (isRefused) subscriber.error(new ChannelError('pinghub', 1006));
          else {
            channels.add(subscriber);
            subscriber.next({ type: 'open' });
          }
        },
        random.whole(20, 500),
      );
      return () => {
        opening.unsubscribe();
        channels.delete(subscriber);
      };
    });

  const network: Network = {
    transport: {
      send: (request) => counts.counted('requests', send(request)),
      connect: (channel) => counts.counted('channels', connect(channel)),
    },
    pendingLists: () => pendingLists,
    faultLevel: NO_FAULTS,
    pageEnd: undefined,
    isMisled: false,
    setOnline: (value) => {
      isOnline = value;
      if (!isOnline) breakConnections();
    },
    push: (data) => {
      for (const channel of [...channels]) channel.next({ type: 'message', data });
    },
    closeChannel: () => {
      for (const channel of [...channels]) channel.error(new ChannelError('pinghub', 1006));
    },
  };
  return network;
}
