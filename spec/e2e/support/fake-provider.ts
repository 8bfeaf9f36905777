import type { Page } from '@playwright/test';

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
