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

/**
 * Wraps `start` so that `stopAll` stops everything that it has started. A pending start is awaited,
 * because a test may time out in the middle of it.
 */
function stoppable<A extends readonly unknown[], R extends Stoppable>(
  start: (...args: A) => Promise<R>,
): { readonly start: (...args: A) => Promise<R>; readonly stopAll: () => Promise<unknown> } {
  const started: Promise<R>[] = [];
  return {
    start: (...args) => {
      const one = start(...args);
      started.push(one);
      return one;
    },
    stopAll: async () => {
      for (const result of await Promise.allSettled(started))
        if (result.status === 'fulfilled') await result.value.stop();
    },
  };
}

interface OfWorker {
  readonly sandbox: Sandbox;
  readonly pressesAgain: undefined;
}

export const test = base.extend<Resources, OfWorker>({
  pressesAgain: [
    async ({ browser }, use) => {
      await pressAgain(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  sandbox: [
    async ({}, use) => {
      const { start, stopAll } = stoppable(startSandbox);
      await use(await start());
      await stopAll();
    },
    { scope: 'worker' },
  ],
  sandboxWith: async ({}, use) => {
    const { start, stopAll } = stoppable(startSandbox);
    await use(start);
    await stopAll();
  },
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
  pageWithFonts: async ({ folder }, use) => {
    const { start, stopAll } = stoppable(launchWithFonts);
    await use(async (families) => (await start(families, path.join(folder, 'fonts'))).page);
    await stopAll();
  },
  servePage: async ({}, use) => {
    const { start, stopAll } = stoppable(servePage);
    await use(start);
    await stopAll();
  },
  servePanel: async ({}, use) => {
    const { start, stopAll } = stoppable(servePanel);
    await use(start);
    await stopAll();
  },
  servePanelBeside: async ({ folder }, use) => {
    const { start, stopAll } = stoppable((config: Readonly<Record<string, unknown>>) =>
      servePanelBeside(folder, config),
    );
    await use(start);
    await stopAll();
  },
});
