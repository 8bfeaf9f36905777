import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Sandbox } from '../e2e/support/sandbox';

/** What the browser does to a page. */
export interface Ending {
  readonly name: string;
  /** The outbox is in memory only: opening its database would make a new one. */
  readonly hasNoRecords?: true;
  /** Before the deed. */
  readonly before?: (page: Page, sandbox: Sandbox) => Promise<unknown>;
  /** After the deed. Resolves with whether the page is still there. */
  readonly after?: (page: Page, sandbox: Sandbox) => Promise<boolean>;
}

const sessionOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Longer than another tab needs to notice that the leader does not answer. */
const FROZEN_MS = 8000;

export const ENDINGS: readonly Ending[] = [
  {
    name: 'killed renderer',
    after: async (page) => {
      const session = await sessionOf(page);
      const crashed = page.waitForEvent('crash');
      // The process that should answer is gone.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
      return false;
    },
  },
  {
    name: 'closed page',
    after: async (page) => {
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
      return false;
    },
  },
  {
    name: 'reload',
    after: async (page) => {
      await page.reload();
      return true;
    },
  },
  {
    // Headless Chromium has no back-forward cache, so that the page loads again.
    name: 'back by history',
    after: async (page, sandbox) => {
      await page.goto(`${sandbox.platform}/reader`);
      await page.goBack();
      return true;
    },
  },
  {
    name: 'frozen page',
    after: async (page) => {
      const session = await sessionOf(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await wait(FROZEN_MS);
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      return true;
    },
  },
  {
    name: 'dead database',
    hasNoRecords: true,
    before: async (page, sandbox) => {
      const session = await sessionOf(page);
      await session.send('Storage.clearDataForOrigin', { origin: sandbox.panel, storageTypes: 'indexeddb' });
    },
  },
];
