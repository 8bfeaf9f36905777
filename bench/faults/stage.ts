import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '../../spec/browser/support/sandbox';
import { type Diary, keepDiary, tellSaid } from './diary';

export type View = 'list' | 'detail';

/** As the host page shows them: the list is narrow, an open note has it beside itself. */
const SIZES = { list: { width: 400, height: 720 }, detail: { width: 1000, height: 720 } } as const;

/** How long something that is due may take, in real time, on a machine that does other things too. */
export const PATIENCE_MS = 8000;

/** A panel by itself on a sandbox of its own, in the hands of a cell. */
export interface Stage {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly view: View;
  readonly diary: Diary;
  readonly rows: Locator;
  readonly detail: Locator;
  readonly box: Locator;
  /** A button of the open note. */
  readonly action: (name: string) => Locator;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Opens the note whose row has this text, unless it is open. */
  readonly open: (text: string) => Promise<void>;
  /** Back to the list, wherever one is. */
  readonly back: () => Promise<void>;
  /** This much of the panel's time passes, once nothing is under way. */
  readonly pass: (ms: number) => Promise<void>;
  /** Time passes, in such steps, until this holds, if it does not already. */
  readonly passUntil: (stepMs: number, holds: () => Promise<void>) => Promise<void>;
}

/** An answer is there a little before the page has it: a time-out in between would be none of the panel's. */
async function hasDealtWithAnswers(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await page.evaluate(() => null);
}

/** A page with a clock that can be moved on; each cell goes to the panel anew. */
export async function stageFor(browser: Browser, sandbox: Sandbox, view: View): Promise<Stage> {
  const context = await browser.newContext({ viewport: SIZES[view], reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(tellSaid);
  await page.clock.install();
  const diary = keepDiary(page);
  const rows = page.locator('.row');
  const detail = page.getByRole('article');
  const stage: Stage = {
    page,
    sandbox,
    view,
    diary,
    rows,
    detail,
    box: page.locator('[data-reply-box]'),
    action: (name) => detail.getByRole('button', { name, exact: true }),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    open: async (text) => {
      const row = rows.filter({ hasText: text }).first();
      if ((await row.getAttribute('aria-current')) !== 'true') await row.click();
      await detail.waitFor();
    },
    back: async () => {
      if (await detail.isHidden()) return;
      await page.locator('[data-detail-heading]').focus();
      await page.keyboard.press('ArrowLeft');
      await detail.waitFor({ state: 'hidden' });
    },
    pass: async (ms) => {
      await expect(async () => {
        expect(diary.underWay()).toEqual([]);
        await hasDealtWithAnswers(page);
        expect(diary.underWay()).toEqual([]);
      }).toPass({ timeout: PATIENCE_MS, intervals: [5, 10, 20] });
      await page.clock.fastForward(ms);
    },
    passUntil: async (stepMs, holds) => {
      let count = 0;
      await expect(async () => {
        if (count++ > 0) await stage.pass(stepMs);
        await holds();
      }).toPass({ timeout: 2 * PATIENCE_MS, intervals: [0] });
    },
  };
  return stage;
}

export async function arrive(stage: Stage): Promise<void> {
  await stage.page.goto(stage.sandbox.panel);
  await isReady(stage);
}

/** The panel is ready when it has loaded what it loads by itself, and the code for keys, and nothing is under way. */
export async function isReady({ page, rows, pass }: Stage): Promise<void> {
  await rows.first().waitFor();
  await page.locator('[role="status"]').nth(2).waitFor({ state: 'attached' });
  // Loading goes on each time that scrolling might have ended.
  await expect(async () => {
    await pass(250);
    expect(await rows.count()).toBeGreaterThanOrEqual(10);
  }).toPass({ timeout: PATIENCE_MS, intervals: [0] });
}

/** What the blogger has kept in this browser is gone, but for the token; the platform is as at its start. */
export async function startAnew({ page, sandbox, diary }: Stage): Promise<void> {
  await page.goto(`${sandbox.panel}/no-such-page`);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'auth') localStorage.removeItem(key);
  });
  await sandbox.reset();
  diary.forget();
}
