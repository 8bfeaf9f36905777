import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** Loads the open panel again with `features.serverFilters`. Sign in before: a redirect's page stays as it is. */
export async function offerFilters(page: Page, sandbox: Sandbox): Promise<void> {
  const panel = `${sandbox.panel}/`;
  await page.route(panel, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"preset":"sandbox"',
      '"preset":"sandbox","features":{"serverFilters":true}',
    );
    await route.fulfill({ response, body });
  });
  await page.reload();
  await page.unroute(panel);
}
