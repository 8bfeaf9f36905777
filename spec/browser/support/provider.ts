import type { Page } from '@playwright/test';

/** A provider that is not there: its page is what a spec says. */
export const PROVIDER = 'https://public-api.wordpress.com';

/**
 * Gives the provider's page this script. `wish` is what the frame was asked, `say` what it says to its parent; the page says
 * that it is ready when the script has run.
 */
export async function provide(page: Page, onWish: string): Promise<void> {
  await page.route(`${PROVIDER}/wp-admin/rest-proxy/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        const say = (message) => parent.postMessage(message, '*');
        addEventListener('message', ({ data: wish }) => { ${onWish} });
        say('ready');
      </script>`,
    }),
  );
}
