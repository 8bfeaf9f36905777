import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '../e2e/support/sandbox';
import { type PageLog, keepPageLog, logAnnouncements, untilSettled } from './page-log';

export type View = 'list' | 'detail';

/**
 * Window sizes, as in the host page: the list alone is narrow; in a wide panel the note is beside
 * it.
 */
const SIZES = { list: { width: 400, height: 720 }, detail: { width: 1000, height: 720 } } as const;

/** Real milliseconds after which something that is due has failed, on a machine under load. */
export const PATIENCE_MS = 8000;

/** A page with the standalone panel, a clock that the cell advances, and a sandbox of its own. */
export interface Harness {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly view: View;
  readonly pageLog: PageLog;
  readonly rows: Locator;
  readonly detail: Locator;
  readonly replyBox: Locator;
  /** A button of the open note. */
  readonly action: (name: string) => Locator;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Opens the note whose row has this text, unless it is open. */
  readonly open: (text: string) => Promise<void>;
  /** Goes back to the list, if a note is open. */
  readonly backToList: () => Promise<void>;
  /** Waits until no request is pending, then advances the panel's clock. */
  readonly advance: (ms: number) => Promise<void>;
  /** Advances the clock step by step until an expectation holds. */
  readonly advanceUntil: (stepMs: number, holds: () => Promise<void>) => Promise<void>;
}

/**
 * Lets the page handle the answers that have arrived. Playwright knows of an answer a little
 * earlier than the page, and advancing the clock in between would make the request time out.
 */
async function untilAnswersAreHandled(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await page.evaluate(() => null);
}

/**
 * Clicks as assistive technologies do. The panel ignores the mouse for half a second after a change,
 * by a clock that stands still here.
 */
export const clickOn = (control: Locator): Promise<void> => control.dispatchEvent('click');

/** Opens a page for several cells; each of them loads the panel again. */
export async function createHarness(browser: Browser, sandbox: Sandbox, view: View): Promise<Harness> {
  const context = await browser.newContext({ viewport: SIZES[view], reducedMotion: 'reduce' });
  await context.addInitScript(logAnnouncements);
  await context.clock.install();
  return harnessOf(await context.newPage(), sandbox, view);
}

/** Opens another tab of the same browser. Both have one clock. */
export const openTab = async ({ page, sandbox, view }: Harness): Promise<Harness> =>
  harnessOf(await page.context().newPage(), sandbox, view);

function harnessOf(page: Page, sandbox: Sandbox, view: View): Harness {
  page.setDefaultTimeout(PATIENCE_MS);
  const pageLog = keepPageLog(page);
  const rows = page.locator('.row');
  const detail = page.getByRole('article');
  const harness: Harness = {
    page,
    sandbox,
    view,
    pageLog,
    rows,
    detail,
    replyBox: page.locator('[data-reply-box]'),
    // Not those of the answers to it.
    action: (name) =>
      detail.getByRole('button', { name, exact: true }).and(detail.locator(':not(.answers *)')),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    open: async (text) => {
      const row = rows.filter({ hasText: text }).first();
      if ((await row.getAttribute('aria-current')) !== 'true') await clickOn(row);
      await detail.waitFor();
    },
    backToList: async () => {
      if (await detail.isHidden()) return;
      await page.locator('[data-detail-heading]').focus();
      await page.keyboard.press('ArrowLeft');
      await detail.waitFor({ state: 'hidden' });
    },
    advance: async (ms) => {
      await expect(async () => {
        expect(pageLog.pendingRequests()).toEqual([]);
        await untilAnswersAreHandled(page);
        expect(pageLog.pendingRequests()).toEqual([]);
      }).toPass({ timeout: PATIENCE_MS, intervals: [5, 10, 20] });
      if (page.context().pages().length > 1) await untilSettled(page.context());
      await page.clock.fastForward(ms);
    },
    advanceUntil: async (stepMs, holds) => {
      let count = 0;
      await expect(async () => {
        if (count++ > 0) await harness.advance(stepMs);
        await holds();
      }).toPass({ timeout: 2 * PATIENCE_MS, intervals: [0] });
    },
  };
  return harness;
}

export async function openPanel(harness: Harness): Promise<void> {
  await harness.page.goto(harness.sandbox.panel);
  await untilReady(harness);
}

/** Waits until the first notes and the deferred code are loaded, and no request is pending. */
export async function untilReady({ page, rows, advance }: Harness): Promise<void> {
  await rows.first().waitFor();
  await page.locator('[role="status"]').nth(2).waitFor({ state: 'attached' });
  // The panel loads another page each time that scrolling may have ended.
  await expect(async () => {
    await advance(250);
    expect(await rows.count()).toBeGreaterThanOrEqual(10);
  }).toPass({ timeout: PATIENCE_MS, intervals: [0] });
}

/** Clears the browser's storage except the token and its owner, resets the platform, and clears the log. */
export async function resetPanel({ page, sandbox, pageLog }: Harness): Promise<void> {
  await page.goto(`${sandbox.panel}/no-such-page`);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (!['auth', 'auth_user'].includes(key)) localStorage.removeItem(key);
    indexedDB.deleteDatabase('notestream');
  });
  await sandbox.reset();
  pageLog.clear();
}
