import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundle } from './bundle';
import type { Sandbox } from './sandbox';
import { test as base } from './test';

/**
 * `clientPage` is a page of the panel's origin that contains the client; its user is signed in to
 * the platform.
 */
export const test = base.extend<{ readonly clientPage: Page }, { readonly clientScript: string }>({
  clientScript: [
    async ({}, use, { project, workerIndex }) => {
      const folder = path.join(project.outputDir, `client-page-${workerIndex}`);
      await use(await bundle(path.join(import.meta.dirname, 'client-page.ts'), folder));
      rmSync(folder, { recursive: true, force: true });
    },
    // A slow machine takes long to bundle it.
    { scope: 'worker', timeout: 120_000 },
  ],
  clientPage: async ({ page, sandbox, clientScript }, use) => {
    await openClientPage(page, sandbox, clientScript);
    await use(page);
  },
});

/**
 * Opens an empty page of the given origin through the platform's sign-in, and adds the client to
 * it. Afterwards the platform's cookie is set, and the token is in the page's fragment.
 */
export async function openClientPage(
  page: Page,
  sandbox: Sandbox,
  script: string,
  origin = sandbox.panel,
): Promise<void> {
  const address = `${origin}/client-page`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Client</title>' }),
  );
  const query = new URLSearchParams({ client_id: '1', response_type: 'token', redirect_uri: address });
  await page.goto(`${sandbox.platform}/oauth2/authorize?${query.toString()}`);
  await page.addScriptTag({ path: script });
}

/** The origin of a provider that does not exist; `serveProvider` fakes its page. */
export const PROVIDER = 'https://public-api.wordpress.com';

/**
 * Serves a provider page that runs this script for each `request`. The script can call
 * `send(message)`. The page reports that it is ready when it has loaded.
 */
export async function serveProvider(page: Page, onRequest: string): Promise<void> {
  await page.route(`${PROVIDER}/wp-admin/rest-proxy/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        const send = (message) => parent.postMessage(message, '*');
        addEventListener('message', ({ data: request }) => { ${onRequest} });
        send('ready');
      </script>`,
    }),
  );
}

export { expect } from './test';
