import type { Page } from '@playwright/test';
import { expect } from './client-test';
import { requestsTo } from './platform';
import type { Sandbox } from './sandbox';

declare global {
  interface Window {
    /** What became of the requests that wait. */
    waiting?: Promise<unknown>;
    leave?: () => void;
    client?: ReturnType<Window['notestream']['framed']>['client'];
  }
}

/** Two requests that the platform never answers are under way through the frame. */
export async function wait(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.control('faults', { kind: 'timeout', count: 2 });
  await page.evaluate((origin) => {
    const { framed, factsOf } = window.notestream;
    const { client } = framed(origin);
    window.client = client;
    window.waiting = Promise.all([factsOf(client.me().get()), factsOf(client.notifications.markSeen(1))]);
  }, sandbox.platform);
  await expect.poll(() => requestsTo(sandbox, '/rest/')).toHaveLength(2);
}
