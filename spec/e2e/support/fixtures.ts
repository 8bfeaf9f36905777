import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { launchWithFonts } from './font-browser';
import { pressAgain } from './press-again';
import { type Sandbox, startSandbox } from './sandbox';
import { servePage, servePanel, servePanelBeside, type RunningServer } from './servers';

/**
 * Resources that a spec may start. They are stopped after the test, even if it fails or times out.
 */
export interface Resources {
  /** Starts another sandbox with these arguments. */
  readonly sandboxWith: (...args: readonly string[]) => Promise<Sandbox>;
  /** An empty folder of this test. */
  readonly folder: string;
  /** Opens a new browser context, and closes the one that this fixture opened before. */
  readonly freshContext: () => Promise<BrowserContext>;
  /**
   * Opens a page in a Chromium that has only these font families; an empty list means the fonts of
   * the machine.
   */
  readonly pageWithFonts: (families: readonly string[]) => Promise<Page>;
  readonly servePage: typeof servePage;
  readonly servePanel: typeof servePanel;
  readonly servePanelBeside: (config: Readonly<Record<string, unknown>>) => Promise<RunningServer>;
}

interface Stoppable {
  readonly stop: () => Promise<void>;
}

type Start<A extends readonly unknown[], R> = (...args: A) => Promise<R>;
/** Wraps `start` so that what it has started is stopped later. */
type Stopping = <A extends readonly unknown[], R extends Stoppable>(start: Start<A, R>) => Start<A, R>;

/**
 * Runs `use`, and then stops everything that was started meanwhile. A pending start is awaited,
 * because a test may time out in the middle of it.
 */
async function stopAfter(use: (stopping: Stopping) => Promise<void>): Promise<void> {
  const started: Promise<Stoppable>[] = [];
  await use((start) => (...args) => {
    const one = start(...args);
    started.push(one);
    return one;
  });
  for (const result of await Promise.allSettled(started))
    if (result.status === 'fulfilled') await result.value.stop();
}

export const test = base.extend<Resources & { readonly stopping: Stopping }, { readonly sandbox: Sandbox }>({
  page: async ({ page }, use) => {
    pressAgain(page);
    await use(page);
  },
  sandbox: [
    async ({}, use) => stopAfter(async (stopping) => use(await stopping(startSandbox)())),
    { scope: 'worker' },
  ],
  stopping: async ({}, use) => stopAfter(use),
  sandboxWith: async ({ stopping }, use) => use(stopping(startSandbox)),
  folder: async ({}, use, testInfo) => {
    // The folder is below test-results/, which the next run clears even if this process is killed.
    const folder = testInfo.outputPath('folder');
    mkdirSync(folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  freshContext: async ({ browser }, use) => {
    let latest: BrowserContext | undefined;
    await use(async () => {
      await latest?.close();
      latest = await browser.newContext();
      return latest;
    });
    await latest?.close();
  },
  pageWithFonts: async ({ folder, stopping }, use) => {
    const launch = stopping(launchWithFonts);
    await use(async (families) => (await launch(families, path.join(folder, 'fonts'))).page);
  },
  servePage: async ({ stopping }, use) => use(stopping(servePage)),
  servePanel: async ({ stopping }, use) => use(stopping(servePanel)),
  servePanelBeside: async ({ folder, stopping }, use) =>
    use(stopping((config: Readonly<Record<string, unknown>>) => servePanelBeside(folder, config))),
});
