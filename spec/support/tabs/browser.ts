import { EMPTY, NEVER } from 'rxjs';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { createLocks } from '../day/locks';
import { createNetwork, type Network, type PageEnd } from '../day/network';
import { ALL_BEHAVIOURS, openPage, type Page } from '../day/page';
import { createPlatform, type Platform } from '../day/platform';
import { createRandom } from '../day/random';
import { countSubscriptions } from '../day/subscription-counts';
import { createHub, joinChannel, joinStorage } from './channels';

/** A tab with the whole store of the panel. */
export interface Tab {
  readonly page: Page;
  readonly network: Network;
  /** The push channels that it holds. */
  readonly sockets: () => number;
  readonly end: (how: PageEnd) => void;
}

/** A browser: tabs that share storage, locks and a channel, and one platform. */
export interface TabBrowser {
  readonly platform: Platform;
  readonly storage: Map<string, string>;
  /** Open tabs, oldest first. */
  readonly tabs: Tab[];
  readonly open: () => Tab;
  readonly sockets: () => number;
  /** Requests that the platform got, such as 'GET /notifications/', oldest first. */
  readonly requests: { readonly line: string; readonly body: string }[];
  /** Problems that the tabs reported. */
  readonly problems: string[];
}

export interface TabBrowserOptions {
  readonly notes?: number;
  readonly seed?: number;
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
}

export function createTabBrowser({
  notes = 8,
  seed = 1,
  behaviours = ALL_BEHAVIOURS,
}: TabBrowserOptions = {}): TabBrowser {
  const random = createRandom(seed);
  const platform = createPlatform(notes, () => 'comment');
  const storage = new Map<string, string>();
  const locks = createLocks();
  const channel = createHub<unknown>();
  const storageEvents = createHub<{ readonly key: string; readonly value: string | undefined }>();
  const browser: TabBrowser = {
    platform,
    storage,
    tabs: [],
    requests: [],
    problems: [],
    sockets: () => browser.tabs.reduce((sum, tab) => sum + tab.sockets(), 0),
    open: () => {
      const counts = countSubscriptions();
      const network = createNetwork(platform, random, counts, {
        sent: ({ line, body }) => browser.requests.push({ line, body }),
        back: () => undefined,
        answered: () => undefined,
        lost: () => undefined,
      });
      const page = openPage({
        network,
        counts,
        storage,
        locks,
        tabs: joinChannel(channel),
        sharedStorage: joinStorage(storage, storageEvents),
        isEmbedded: false,
        behaviours,
        deferredMs: 300,
        report: (problem) => browser.problems.push(problem),
        onEvent: () => undefined,
      });
      const tab: Tab = {
        page,
        network,
        sockets: () => counts.open().filter((name) => name.startsWith('channels')).length,
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
