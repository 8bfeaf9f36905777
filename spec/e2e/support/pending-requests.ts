import type { Page } from '@playwright/test';
import { expect } from './client-test';
import { requestsTo } from './platform';
import type { Sandbox } from './sandbox';

declare global {
  interface Window {
    /** The outcomes of the pending requests. */
    pendingOutcomes?: Promise<unknown>;
    unsubscribe?: () => void;
    client?: ReturnType<Window['notestream']['framed']>['client'];
  }
}

/** Sends two requests through the frame that the platform never responds to. */
export async function sendPendingRequests(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.control('faults', { kind: 'timeout', count: 2 });
  await page.evaluate((origin) => {
    const { framed, factsOf } = window.notestream;
    const { client } = framed(origin);
    window.client = client;
    window.pendingOutcomes = Promise.all([
      factsOf(client.me().get()),
      factsOf(client.notifications.markSeen(1)),
    ]);
  }, sandbox.platform);
  await expect.poll(() => requestsTo(sandbox, '/rest/')).toHaveLength(2);
}
