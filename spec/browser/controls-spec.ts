import { expect, test } from './support/test';

test("the host page's controls work", async ({ page, sandbox }) => {
  await page.goto(sandbox.host);
  await page.getByText('Sandbox controls').click();
  await page.getByRole('button', { name: 'New follower' }).click();
  await expect(page.locator('#control-status')).toContainText('"note_id"');
});

test('a page of another origin controls nothing, neither with asking nor without', async ({
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
  // Nor may it frame the panel.
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  consoleLog.violations.length = 0;
});
