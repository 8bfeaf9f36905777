import type { Page } from '@playwright/test';
import { platformComment } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const TEXT = 'It is never too late to ask about the yeast.';

/** Shows the panel in a frame of the host's origin, with these sandbox tokens. */
async function frameWith(page: Page, sandbox: Sandbox, tokens: string) {
  await page.route(`${sandbox.host}/framed`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${sandbox.panel}/?screen=now" sandbox="${tokens}" width="500" height="600"></iframe>`,
    }),
  );
  await page.goto(`${sandbox.host}/framed`);
  return page.frameLocator('iframe');
}

test('[sandboxed-frame] [embedder-policy] Send works in a frame without allow-forms, and the panel in a page with require-corp if it has the headers', async ({
  page,
  sandbox,
}) => {
  await page.goto(sandbox.panel);
  await expect(page.locator('[data-note]').first()).toBeVisible();
  const frame = await frameWith(page, sandbox, 'allow-scripts allow-same-origin');
  await frame.locator('[data-note]', { hasText: 'Hello, first time here!' }).first().click();
  await frame.getByRole('textbox').fill(TEXT);
  await frame.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(frame.getByText('Reply posted!').last()).toBeVisible();
  expect(await platformComment(sandbox, TEXT)).toBeDefined();

  await page.route(`${sandbox.panel}/?screen=now`, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'cross-origin',
    };
    await route.fulfill({ response, headers });
  });
  await page.route(`${sandbox.host}/isolated`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
      },
      body: `<iframe src="${sandbox.panel}/?screen=now" width="500" height="600"></iframe>`,
    }),
  );
  await page.goto(`${sandbox.host}/isolated`);
  await expect(page.frameLocator('iframe').locator('[data-note]').first()).toBeVisible();
});

test('[sandboxed-frame] it names allow-same-origin or allow-scripts, whichever the frame lacks', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const frame = await frameWith(page, sandbox, 'allow-scripts');
  await expect(frame.getByText('needs allow-same-origin')).toBeVisible();
  consoleLog.violations.length = 0;
  await frameWith(page, sandbox, 'allow-same-origin');
  // Playwright reads no texts of this element.
  await expect(frame.locator('noscript')).toBeVisible();
  await expect.poll(() => frame.locator('noscript').innerHTML()).toContain('needs allow-scripts');
  consoleLog.errors.length = 0;
});
