import { asyncScheduler, defer, EMPTY, filter, NEVER, of, Subject } from 'rxjs';
import { verdicts } from '../../src/browser/sign-in/rejected-token';
import { removeBloggerData } from '../../src/browser/sign-in/remove-blogger-data';
import { watchRefusals } from '../../src/browser/sign-in/watch-refusals';
import { NEWS_TYPE } from '../../src/embed/protocol';
import type { OutboxStore } from '../../src/streams/outbox/store';
import { saveSession } from '../../src/streams/session/stored-sign-in';
import type { Behaviour } from '../../src/streams/state/behaviour';
import type { Locks, Storage } from '../../src/streams/state/deps';
import { ALL_BEHAVIOURS } from '../support/all-behaviours';
import type { VirtualClock } from './clock';
import { createDatabase, type Database, fairWeather, type Weather } from './database';
import { createNetwork, type FateOf, type Network } from './network';
import { openPage, type Page } from './page';
import { type BlogPlatform, createPlatform, ME } from './platform';
import { createHub, createLocks, joinChannel, joinStorage } from './shared';
import { countSubscriptions, type SubscriptionCounts } from './subscription-counts';

/** A tab with the whole store of the panel. */
export interface Tab extends Page {
  /** The number that its requests have. */
  readonly number: number;
  readonly counts: SubscriptionCounts;
  /** The screen of a closed tab is wanted. */
  readonly wantScreen: () => void;
  readonly setOnline: (isOnline: boolean) => void;
  /** The push channels that it holds. */
  readonly sockets: () => number;
  /** The number of times the panel has redirected to the sign-in page. */
  readonly signIns: () => number;
  /** Stores a newer token for the session. */
  readonly renew: () => void;
  /** Freezes the page, which then gets no events of storage, or lets it go on. */
  readonly freeze: (isFrozen: boolean) => void;
  /** Puts the page into the back/forward cache. */
  readonly hide: () => void;
  /** Ends the page: with a `pagehide` event, or by a crash. */
  readonly leave: () => void;
  readonly crash: () => void;
}

/** A browser: tabs that share storage, a database, locks and a channel, and one platform. */
export interface Browser {
  readonly clock: VirtualClock;
  readonly platform: BlogPlatform;
  readonly network: Network;
  readonly weather: Weather;
  readonly storage: Map<string, string>;
  readonly records: Database['records'];
  readonly locks: Locks;
  /** Open tabs, oldest first. */
  readonly tabs: Tab[];
  readonly open: (how?: OpenOptions) => Tab;
  /** The number of tabs that show the screen of a sign-out. */
  readonly signedOut: () => number;
  /** A blogger signs in; tabs of another one end. */
  readonly signIn: (blogger: string) => void;
  readonly sockets: () => number;
  /** The ids of the notes that the tabs let their host pages notify of. */
  readonly news: { readonly tab: number; readonly id: unknown }[];
  /** Problems that the tabs reported. */
  readonly problems: string[];
}

export interface OpenOptions {
  /** Whether the tab has no screen until it is wanted. */
  readonly isClosed?: boolean;
  /** Whether its storage reads as empty and stores nothing, and its database does not open. */
  readonly isDenied?: boolean;
}

export interface BrowserOptions {
  /** The number of notes of the platform. */
  readonly notes?: number;
  readonly fateOf?: FateOf;
  readonly weather?: Weather;
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  readonly locks?: Locks;
  /** When a message between tabs arrives; one with two times arrives twice. */
  readonly delaysMs?: (() => readonly number[]) | undefined;
  readonly deferredMs?: number;
  /** Whether a push channel opens. */
  readonly hasPush?: boolean;
  /** Whether the newest notes are kept in storage. */
  readonly keepsList?: boolean;
  /** Replaces the outbox of each tab, to see a promise fail. */
  readonly outboxOf?: (store: OutboxStore) => OutboxStore;
  /** Replaces the storage of each tab, to see a promise fail. */
  readonly storageOf?: (storage: Storage) => Storage;
}

const EXPIRES_AT = Number.MAX_SAFE_INTEGER;
const tokenOf = (blogger: string, version: number): string => `${blogger}/${version}`;

export function createBrowser(
  clock: VirtualClock,
  {
    notes = 1,
    fateOf = () => 'right',
    weather = fairWeather(),
    behaviours = ALL_BEHAVIOURS,
    locks = createLocks(),
    delaysMs,
    deferredMs = 0,
    hasPush = true,
    keepsList = true,
    outboxOf = (store) => store,
    storageOf = (storage) => storage,
  }: BrowserOptions = {},
): Browser {
  const platform = createPlatform(clock, notes);
  const network = createNetwork(platform, clock, fateOf);
  platform.onPush(network.push);
  const storage = new Map<string, string>();
  const database = createDatabase(weather);
  const channel = createHub<unknown>(delaysMs);
  const storageEvents = createHub<{ readonly key: string; readonly value: string | undefined }>();
  const member = (isDenied = false): Storage => {
    const { get, set, keys, ...others } = joinStorage(storage, storageEvents);
    return storageOf({
      ...others,
      get: (key) => (isDenied ? undefined : get(key)),
      set: (key, value) => {
        if (!isDenied && !weather.isFull) set(key, value);
      },
      keys: () => (isDenied ? [] : keys()),
    });
  };
  const outside = member();
  let blogger = ME;
  let opened = 0;
  let tokens = 0;
  let signedOutCount = 0;
  let recordCount = 0;
  const signIn = (who: string): void => {
    blogger = who;
    const session = { token: tokenOf(who, (tokens += 1)), expiresAt: EXPIRES_AT };
    saveSession(outside, session, { now: asyncScheduler.now(), blogger: who });
  };
  const browser: Browser = {
    clock,
    platform,
    network,
    weather,
    storage,
    records: database.records,
    locks,
    tabs: [],
    news: [],
    problems: [],
    sockets: () => browser.tabs.reduce((sum, tab) => sum + tab.sockets(), 0),
    signedOut: () => signedOutCount,
    signIn: (who) => {
      signIn(who);
      const count = signedOutCount;
      signedOutCount = 0;
      for (let left = count; left > 0; left--) browser.open();
    },
    open: ({ isClosed = false, isDenied = false } = {}) => {
      const number = opened++;
      const counts = countSubscriptions();
      const screenWanted$ = new Subject<null>();
      const isFrozen$ = new Subject<boolean>();
      let isFrozen = false;
      const events = member(isDenied);
      const own = { ...events, changes$: events.changes$.pipe(filter(() => !isFrozen)) };
      let token = tokenOf(blogger, tokens);
      let signIns = 0;
      let isOnline = true;
      const line = network.transportOf({
        number,
        isOnline: () => isOnline,
        bloggerOf: (each) => each?.split('/')[0],
      });
      const { transport, refusals$ } = watchRefusals(hasPush ? line : { ...line, connect: () => NEVER });
      const showSignedOut = (end: () => void): void => {
        end();
        removeBloggerData(own);
        signedOutCount += 1;
      };
      const page = openPage({
        transport,
        counts,
        behaviours,
        deferredMs,
        isEmbedded: isClosed,
        world: {
          ...verdicts(refusals$),
          storage: own,
          locks,
          outbox: outboxOf(database.storeOf(isDenied)),
          keepList: keepsList,
          tabs$: of(joinChannel(channel, isFrozen$)),
          screenWanted$: isClosed ? screenWanted$ : undefined,
          report: (problem) => void browser.problems.push(problem),
          uniqueId: () => `record ${(recordCount += 1)}`,
          goToSignIn: () =>
            defer(() => {
              signIns += 1;
              return NEVER;
            }),
          token: () => token,
          adopt: (session) => (token = session.token),
          // As `boot/start-with-token.ts` and `boot/sign-in.tsx` do: the page is reloaded.
          signOut: () => void asyncScheduler.schedule(() => showSignedOut(tab.leave), 1),
          leave: () => void asyncScheduler.schedule(() => showSignedOut(tab.crash), 0),
          host: {
            post: (message) => {
              if (Reflect.get(message, 'type') === NEWS_TYPE)
                browser.news.push({ tab: number, id: Reflect.get(message, 'id') });
            },
          },
        },
      });
      const tab: Tab = {
        ...page,
        number,
        counts,
        wantScreen: () => screenWanted$.next(null),
        setOnline: (value) => {
          isOnline = value;
          if (!value) network.breakOff(number);
          page.isOnline$.next(value);
        },
        sockets: () => counts.open().filter((name) => name.startsWith('push channel')).length,
        signIns: () => signIns,
        renew: () => {
          token = tokenOf(blogger, (tokens += 1));
          own.set('auth', `${EXPIRES_AT}:${token}`);
          page.send({ type: 'session.renewed', expiresAt: EXPIRES_AT });
        },
        freeze: (is) => {
          isFrozen = is;
          isFrozen$.next(is);
        },
        hide: () => page.pageHide$.next(null),
        leave: () => {
          page.pageHide$.next(null);
          tab.crash();
        },
        crash: () => {
          if (!browser.tabs.includes(tab)) return;
          page.stop();
          browser.tabs.splice(browser.tabs.indexOf(tab), 1);
          if (counts.open().length > 0) browser.problems.push(`still subscribed: ${counts.open().join()}`);
        },
      };
      browser.tabs.push(tab);
      return tab;
    },
  };
  signIn(ME);
  return browser;
}

/** Switches a behaviour off, to see a rule fail. */
export const without = (name: string): Readonly<Record<string, Behaviour>> => ({
  ...ALL_BEHAVIOURS,
  [name]: () => (name === 'receiveMessages' ? NEVER : EMPTY),
});
