import { asyncScheduler } from 'rxjs';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { addNote, newest, removeNote } from '../day/platform';
import { createRandom } from '../day/random';
import { inVirtualTime, MINUTE, SECOND } from '../day/virtual-time';
import { createBlogger } from './blogger';
import { createTabBrowser, type Tab } from './browser';
import { checkPlatform, checkSignedOut, checkTab, createLedger, noteSignOut } from './ledger';

export interface RandomUse {
  readonly seed: number;
  /** The most tabs that are open at once. */
  readonly tabs: number;
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  /** Messages between tabs arrive late, twice and out of order. */
  readonly isChannelBad?: boolean;
  readonly sharesRecords?: boolean;
}

/** When a message of a bad channel arrives, in milliseconds. */
const BAD_DELAYS_MS = [[3], [3, 3], [40], [3, 400]] as const;

const STEPS_COUNT = 60;
/** Longer than one poll. */
const IDLE_MS = 40 * SECOND;
/** How long each tab is visible at the end. */
const LOOK_MS = 2 * SECOND;
/** Until all tabs have seen a sign-out and the requests of the page that was left have arrived. */
const SIGN_OUT_MS = SECOND;

/**
 * Opens, closes, hides, freezes and crashes tabs at random, in which a blogger trashes, undoes, approves,
 * likes, writes, replies, signs out and in again, in virtual time. Returns the rules that were
 * broken.
 */
export function useAtRandom({
  seed,
  tabs: most,
  behaviours,
  isChannelBad,
  sharesRecords,
}: RandomUse): readonly string[] {
  const violations: string[] = [];
  inVirtualTime((clock) => {
    const random = createRandom(seed);
    const late = createRandom(seed);
    const browser = createTabBrowser({
      seed,
      ...(behaviours && { behaviours }),
      ...(sharesRecords !== undefined && { sharesRecords }),
      ...(isChannelBad && { delaysMs: () => late.pick(BAD_DELAYS_MS) }),
    });
    const ledger = createLedger();
    const blogger = createBlogger(random, ledger);
    const violate = (text: string): void => void violations.push(`seed ${seed}, ${most} tabs: ${text}`);
    const crash = (tab: Tab): void => {
      blogger.losesTexts(tab);
      tab.end('crashed');
    };
    const visible = (): Tab | undefined => browser.tabs.find(({ page }) => page.isVisible$.value);
    const show = (tab: Tab): void => {
      for (const { page } of browser.tabs) if (page !== tab.page) page.isVisible$.next(false);
      tab.freeze(false);
      tab.page.isVisible$.next(true);
    };
    const freeze = (tab: Tab): void => {
      tab.page.isVisible$.next(false);
      tab.freeze(true);
    };
    const isWanted = (id: number): boolean =>
      [ledger.trashed, ledger.drafts, ledger.replies].some((wanted) => wanted.has(id));
    const removeOldest = (): void => {
      const gone = newest(browser.platform, 100).at(-1);
      if (gone && !isWanted(gone.id)) removeNote(browser.platform, gone.id);
    };
    /** Crashes the tab while an action is being sent. */
    const actAndCrash = (tab: Tab | undefined): void => {
      if (!tab) return;
      blogger.act(tab);
      asyncScheduler.schedule(() => browser.tabs.includes(tab) && crash(tab), random.pick([20, 200]));
    };
    const signOut = (tab: Tab | undefined): void => {
      if (!tab?.page.isComplete()) return;
      noteSignOut(browser, tab.page.state(), ledger, violate);
      tab.page.send({ type: 'signOut.requested' });
    };
    const happenings = [
      { weight: 3, run: () => browser.tabs.length < most && show(browser.open()) },
      { weight: 1, run: () => browser.tabs.length > 1 && random.pick(browser.tabs).end('left') },
      { weight: 1, run: () => browser.tabs.length > 1 && crash(random.pick(browser.tabs)) },
      { weight: 3, run: () => show(random.pick(browser.tabs)) },
      { weight: 1, run: () => visible()?.page.isVisible$.next(false) },
      { weight: 1, run: () => freeze(random.pick(browser.tabs)) },
      { weight: 8, run: () => visible() && blogger.act(visible() ?? random.pick(browser.tabs)) },
      { weight: 1, run: () => actAndCrash(visible()) },
      { weight: 2, run: () => addNote(browser.platform, 'comment', asyncScheduler.now()) },
      { weight: 1, run: removeOldest },
      { weight: 0.5, run: () => signOut(visible()) },
    ];

    const watch = (): void => {
      if (browser.sockets() > 1) violate(`${browser.sockets()} push channels at ${asyncScheduler.now()}`);
      const leaders = browser.tabs.filter(({ page }) => page.state().tabRole === 'leader').length;
      if (leaders > 1) violate(`${leaders} leaders`);
    };
    const isSignedOut = (): boolean => browser.storage.get('auth') === 'signed out';
    const signIn = (next: () => void): void => {
      asyncScheduler.schedule(() => {
        checkSignedOut(browser, violate);
        browser.signIn();
        show(random.pick(browser.tabs));
        next();
      }, SIGN_OUT_MS);
    };
    const step = (left: number): void => {
      if (isSignedOut()) {
        signIn(() => step(left));
        return;
      }
      if (left === 0) {
        asyncScheduler.schedule(() => showEach(browser.tabs.length - 1), IDLE_MS);
        show(browser.tabs[0] ?? browser.open());
        return;
      }
      if (browser.tabs.length === 0) show(browser.open());
      random.weighed(happenings).run();
      watch();
      asyncScheduler.schedule(
        () => {
          watch();
          step(left - 1);
        },
        random.pick([50, 700, 3 * SECOND, 6 * SECOND]),
      );
    };
    /** A hidden tab may be out of date until it becomes visible. */
    const showEach = (index: number): void => {
      const tab = browser.tabs[index];
      if (!tab) {
        end();
        return;
      }
      show(tab);
      asyncScheduler.schedule(() => {
        watch();
        checkTab(browser, tab, ledger, (text) => violate(`tab ${index} ${text}`));
        showEach(index - 1);
      }, LOOK_MS);
    };
    const end = (): void => {
      watch();
      checkPlatform(browser, ledger, violate);
      for (const tab of [...browser.tabs]) tab.end('left');
      browser.problems.forEach(violate);
      clock.halt();
    };
    browser.open();
    step(STEPS_COUNT);
    asyncScheduler.schedule(() => {
      violate('the run does not end');
      clock.halt();
    }, 30 * MINUTE);
  });
  return violations;
}
