import { asyncScheduler, EMPTY, NEVER, Subject } from 'rxjs';
import { removeBloggerData } from '../../../src/browser/sign-in/remove-blogger-data';
import { NEWS_TYPE } from '../../../src/embed/protocol';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { createRecords } from '../../../src/streams/outbox/store';
import { saveSession } from '../../../src/streams/session/stored-sign-in';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import type { Locks, Storage } from '../../../src/streams/state/deps';
import { ALL_BEHAVIOURS } from '../all-behaviours';
import { memoryStorage } from '../behaviour';
import { createLocks } from '../day/locks';
import { createNetwork, type Network, type PageEnd } from '../day/network';
import { openPage, type Page } from '../day/page';
import { createPlatform, type Platform } from '../day/platform';
import { createRandom } from '../day/random';
import { countSubscriptions } from '../day/subscription-counts';
import { createHub, joinChannel, joinStorage } from './channels';

/** A tab with the whole store of the panel. */
export interface Tab {
  /** The number that its requests have. */
  readonly number: number;
  readonly page: Page;
  /** The screen of a closed tab is wanted. */
  readonly wantScreen: () => void;
  readonly network: Network;
  /** The push channels that it holds. */
  readonly sockets: () => number;
  /** Freezes the page, or lets it go on. */
  readonly freeze: (isFrozen: boolean) => void;
  readonly end: (how: PageEnd) => void;
}

/** A browser: tabs that share storage, locks and a channel, and one platform. */
export interface TabBrowser {
  readonly platform: Platform;
  readonly storage: Map<string, string>;
  readonly records: ReadonlyMap<string, OutboxRecord>;
  /** Open tabs, oldest first. */
  readonly tabs: Tab[];
  /** A closed tab has no screen until it is wanted. */
  readonly open: (how?: { readonly isClosed: boolean }) => Tab;
  /** The number of tabs that show the screen of a sign-out. */
  readonly signedOut: () => number;
  /** The blogger signs in again, and the tabs that were signed out start. */
  readonly signIn: () => void;
  readonly sockets: () => number;
  /** Requests of the tabs, such as 'GET /notifications/', oldest first. The first tab has number 0. */
  readonly requests: { readonly line: string; readonly body: string; readonly tab: number }[];
  /** The ids of the notes that the tabs let their host pages notify of. */
  readonly news: { readonly tab: number; readonly id: unknown }[];
  /** Problems that the tabs reported. */
  readonly problems: string[];
}

export interface TabBrowserOptions {
  readonly notes?: number;
  readonly seed?: number;
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  readonly locks?: Locks;
  /** False if each tab has an outbox of its own. */
  readonly sharesRecords?: boolean;
  /** When a message between tabs arrives; one with two times arrives twice. */
  readonly delaysMs?: () => readonly number[];
}

export function createTabBrowser({
  notes = 8,
  seed = 1,
  behaviours = ALL_BEHAVIOURS,
  locks = createLocks(),
  sharesRecords = true,
  delaysMs,
}: TabBrowserOptions = {}): TabBrowser {
  const random = createRandom(seed);
  const platform = createPlatform(notes, () => 'comment');
  const storage = new Map<string, string>();
  const records = createRecords();
  const channel = createHub<unknown>(delaysMs);
  const storageEvents = createHub<{ readonly key: string; readonly value: string | undefined }>();
  const session = { token: 'token', expiresAt: Number.MAX_SAFE_INTEGER };
  const saveToken = (own: Storage): void =>
    saveSession(own, session, { now: asyncScheduler.now(), blogger: '5' });
  saveToken(memoryStorage(storage));
  let signedOutCount = 0;
  let openedCount = 0;
  const browser: TabBrowser = {
    platform,
    storage,
    records: records.records,
    tabs: [],
    requests: [],
    news: [],
    problems: [],
    sockets: () => browser.tabs.reduce((sum, tab) => sum + tab.sockets(), 0),
    signedOut: () => signedOutCount,
    signIn: () => {
      saveToken(joinStorage(storage, storageEvents));
      const count = signedOutCount;
      signedOutCount = 0;
      for (let left = count; left > 0; left--) browser.open();
    },
    open: ({ isClosed } = { isClosed: false }) => {
      const screenWanted$ = new Subject<null>();
      const number = openedCount++;
      const counts = countSubscriptions();
      const isFrozen$ = new Subject<boolean>();
      const network = createNetwork(platform, random, counts, {
        sent: ({ line, body }) => browser.requests.push({ line, body, tab: number }),
        back: () => undefined,
        answered: () => undefined,
      });
      const sharedStorage = joinStorage(storage, storageEvents);
      const showSignedOut = (how: PageEnd): void => {
        tab.end(how);
        removeBloggerData(sharedStorage);
        signedOutCount += 1;
      };
      const page = openPage({
        network,
        counts,
        storage,
        locks,
        records: sharesRecords ? records : createRecords(),
        tabs: joinChannel(channel, isFrozen$),
        sharedStorage,
        // As `boot/start-with-token.ts` and `boot/sign-in.tsx` do.
        session: {
          // The page is reloaded.
          signOut: () => void asyncScheduler.schedule(() => showSignedOut('left'), 1),
          leave: () => showSignedOut('crashed'),
        },
        isEmbedded: isClosed,
        screenWanted$: isClosed ? screenWanted$ : undefined,
        behaviours,
        deferredMs: 300,
        report: (problem) => browser.problems.push(problem),
        onEvent: () => undefined,
        onPosted: (message) => {
          if (Reflect.get(message, 'type') === NEWS_TYPE)
            browser.news.push({ tab: number, id: Reflect.get(message, 'id') });
        },
      });
      const tab: Tab = {
        number,
        page,
        wantScreen: () => screenWanted$.next(null),
        network,
        sockets: () => counts.open().filter((name) => name.startsWith('channels')).length,
        freeze: (isFrozen) => isFrozen$.next(isFrozen),
        end: (how) => {
          if (how === 'left') page.pageHide$.next(null);
          page.end(how);
          browser.tabs.splice(browser.tabs.indexOf(tab), 1);
          if (counts.open().length > 0) browser.problems.push(`still subscribed: ${counts.open().join()}`);
        },
      };
      browser.tabs.push(tab);
      return tab;
    },
  };
  platform.changed$.subscribe(({ id }) => {
    for (const { network } of browser.tabs) network.push(JSON.stringify({ action: 'push', note_id: id }));
  });
  return browser;
}

/** Switches a behaviour off, to see a rule fail. */
export const without = (name: string): Readonly<Record<string, Behaviour>> => ({
  ...ALL_BEHAVIOURS,
  [name]: () => (name === 'receiveMessages' ? NEVER : EMPTY),
});
