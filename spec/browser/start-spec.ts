import { expect, test } from './support/test';

test('the script asks to be compiled while it arrives (decision 173)', async ({ request, sandbox }) => {
  const page = await (await request.get(sandbox.panel)).text();
  const [, script = ''] = /src="([^"]*panel\.[0-9a-f]+\.js)"/.exec(page) ?? [];
  const text = await (await request.get(new URL(script, sandbox.panel).href)).text();
  expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('what `npm start` serves has its bell as soon as it says that it runs', async ({
  page,
  folder,
  sandboxWith,
}) => {
  test.slow();
  // An empty folder, as on a fresh machine. The usual one may be in use by somebody's `npm start`.
  const started = await sandboxWith('--watch', '--panel-folder', folder);
  await page.goto(started.host);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.frameLocator('iframe').locator('[data-note]').first()).toBeVisible();
});
