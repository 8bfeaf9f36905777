import { MATRIX } from './support/matrix';
import { expect, test } from './support/test';

test('creates a follower from the controls of the host page', MATRIX, async ({ page, sandbox }) => {
  await page.goto(sandbox.host);
  await page.getByText('Sandbox controls').click();
  await page.getByRole('button', { name: 'New follower' }).click();
  await expect(page.locator('#control-status')).toContainText('"note_id"');
});

test('rejects control requests from other origins, with and without a CORS preflight', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await page.goto(sandbox.host.replace('localhost', '127.0.0.1'));
  const tried = await page.evaluate(async (platform) => {
    const { origin } = location;
    const address = `${platform}/sandbox/proxy-parents`;
    const init = { method: 'POST', body: JSON.stringify({ origins: [origin] }) };
    const type = { 'Content-Type': 'application/json' };
    return [
      await fetch(address, { ...init, mode: 'no-cors' }).then(({ type }) => type),
      await fetch(address, { ...init, headers: type }).catch(() => 'refused'),
      await fetch(`${platform}/sandbox/state`).catch(() => 'refused'),
    ];
  }, sandbox.platform);
  expect(tried).toEqual(['opaque', 'refused', 'refused']);
  const proxy = await fetch(`${sandbox.platform}/wp-admin/rest-proxy/`);
  expect(await proxy.text()).not.toContain('127.0.0.1');
  // The panel must not load in a page of that origin either.
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  consoleLog.violations.length = 0;
});
