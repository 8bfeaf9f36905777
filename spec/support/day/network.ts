import { asyncScheduler, Observable, type Subscriber, type Subscription } from 'rxjs';
import { ChannelError, type ChannelEvent, type Transport } from '../../../src/client';
import { answerTo, type Sent } from './answers';
import type { Platform } from './platform';
import type { Random } from './random';
import type { Tally } from './tally';
import { CALM, type Fate, fateOf, type Weather } from './weather';

/** How a page ends: with a last word (`pagehide`), or without. */
export type Departure = 'left' | 'crashed';

/** Who wants to know what goes over the wire. */
export interface Listener {
  readonly sent: (sent: Sent) => void;
  /** What comes back of it, if anything. */
  readonly back: (sent: Sent, back: Fate['back']) => void;
  /** A right answer has reached the page. */
  readonly answered: (sent: Sent) => void;
  /** The platform did not do it, and no page is there to be told. */
  readonly lost: (sent: Sent) => void;
}

/** The way between page and platform, with its delays and faults. */
export interface Network {
  readonly transport: Transport;
  /** How many list requests are under way. */
  readonly lists: () => number;
  weather: Weather;
  /** How the page has just gone, before its store is let go of; undefined while it is there. */
  departure: Departure | undefined;
  /** Whether a list was said to be empty, or a note to be gone, that is there: nothing tells the panel otherwise. */
  hasLied: boolean;
  /** Going offline breaks all connections. */
  readonly setOnline: (isOnline: boolean) => void;
  /** Tells an open channel something. */
  readonly push: (data: unknown) => void;
  /** Closes an open channel. */
  readonly closeChannel: () => void;
}

export function createNetwork(platform: Platform, random: Random, tally: Tally, listener: Listener): Network {
  /** How to break each request that is under way. */
  const connections = new Set<() => void>();
  const channels = new Set<Subscriber<ChannelEvent>>();
  let isOnline = true;
  let lists = 0;
  /** When the last request arrives that was sent so far. */
  let lastArrival = 0;

  const breakOff = (): void => {
    for (const breakIt of [...connections]) breakIt();
    for (const channel of [...channels]) channel.error(new ChannelError('pinghub', 1006));
  };

  const send: Transport['send'] = ({ method, url, body = '', keepalive }) =>
    new Observable((subscriber) => {
      const { pathname, searchParams: query } = new URL(url);
      const sent: Sent = { line: `${method} ${pathname.replace(/^\/rest\/v[\d.]+/, '')}`, query, body };
      const isList = sent.line === 'GET /notifications/';
      const fate: Fate = isOnline
        ? fateOf(sent, network.weather, random)
        : { isDone: false, back: 'dropped', thereMs: 1, backMs: 1 };
      let isOpen = true;
      if (isList) lists += 1;
      const close = (): void => {
        if (isList && isOpen) lists -= 1;
        isOpen = false;
      };
      listener.sent(sent);
      const breakIt = (): void => subscriber.error(new Error('the connection broke'));
      connections.add(breakIt);
      // What a page that leaves sends in a heap arrives in its order.
      const now = asyncScheduler.now();
      const arrival = Math.max(now + fate.thereMs, network.departure ? lastArrival + 1 : 0);
      lastArrival = Math.max(lastArrival, arrival);
      let back: Subscription | undefined;
      let hasArrived = false;
      const there = asyncScheduler.schedule(() => {
        hasArrived = true;
        const right = fate.isDone ? answerTo(platform, sent) : { status: 500, text: '' };
        if (!fate.isDone && subscriber.closed) listener.lost(sent);
        if (fate.back === 'never' || subscriber.closed) return;
        back = asyncScheduler.schedule(() => {
          close();
          listener.back(sent, fate.back);
          if (fate.back === 'dropped') breakIt();
          else {
            if (fate.back === 'right') listener.answered(sent);
            if (fate.isLie) network.hasLied = true;
            subscriber.next(fate.back === 'right' || fate.back === 'never' ? right : fate.back);
            subscriber.complete();
          }
        }, fate.backMs);
      }, arrival - now);
      return () => {
        close();
        connections.delete(breakIt);
        back?.unsubscribe();
        if (hasArrived) {
          if (!fate.isDone && network.departure) listener.lost(sent);
          return;
        }
        const outlives =
          keepalive &&
          (network.departure === 'left' || (network.departure === 'crashed' && random.chance(0.5)));
        if (!outlives) there.unsubscribe();
      };
    });

  const connect: Transport['connect'] = () =>
    new Observable((subscriber) => {
      const isRefused = !isOnline || random.chance(network.weather.faults);
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
      send: (request) => tally.counted('requests', send(request)),
      connect: (channel) => tally.counted('channels', connect(channel)),
    },
    lists: () => lists,
    weather: CALM,
    departure: undefined,
    hasLied: false,
    setOnline: (value) => {
      isOnline = value;
      if (!isOnline) breakOff();
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
