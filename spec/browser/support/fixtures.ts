import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContext, test as base } from '@playwright/test';
import { type Sandbox, startSandbox } from './sandbox';
import { servePage, servePanel, servePanelBeside, type Serving } from './serving';

/** Resources that a spec may start. All of them end with the test, also if the test fails or times out. */
export interface Resources {
  /** Starts another sandbox with these arguments. */
  readonly sandboxWith: (...args: readonly string[]) => Promise<Sandbox>;
  /** An empty folder of this test. */
  readonly folder: string;
  /** Opens a context of its own, and closes the one that this fixture opened before. */
  readonly freshContext: () => Promise<BrowserContext>;
  readonly servePage: typeof servePage;
  readonly servePanel: typeof servePanel;
  readonly servePanelBeside: (given: Readonly<Record<string, unknown>>) => Promise<Serving>;
}

interface Stoppable {
  readonly stop: () => Promise<void>;
}

/**
 * A function that starts things, and one that stops all of them. A start that is still pending is awaited: a test may time
 * out in the middle of it.
 */
function tracked<A extends readonly unknown[], R extends Stoppable>(
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

export const test = base.extend<Resources, { readonly sandbox: Sandbox }>({
  sandbox: [
    async ({}, use) => {
      const { start, stopAll } = tracked(startSandbox);
      await use(await start());
      await stopAll();
    },
    { scope: 'worker' },
  ],
  sandboxWith: async ({}, use) => {
    const { start, stopAll } = tracked(startSandbox);
    await use(start);
    await stopAll();
  },
  folder: async ({}, use, testInfo) => {
    // Below test-results/, which the next run clears even if this process is killed.
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
  servePage: async ({}, use) => {
    const { start, stopAll } = tracked(servePage);
    await use(start);
    await stopAll();
  },
  servePanel: async ({}, use) => {
    const { start, stopAll } = tracked(servePanel);
    await use(start);
    await stopAll();
  },
  servePanelBeside: async ({ folder }, use) => {
    const { start, stopAll } = tracked((given: Readonly<Record<string, unknown>>) =>
      servePanelBeside(folder, given),
    );
    await use(start);
    await stopAll();
  },
});
