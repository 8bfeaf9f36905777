import { COMMENT } from './gallery/scene-panel';
import { leaving } from './support/fits';
import { platformComment } from './support/platform';
import { expect, test } from './support/test';

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

test('the controls fit their card at 320, 390 and 1280 px', async ({ page, sandbox }) => {
  await page.goto(sandbox.host);
  await page.getByText('Sandbox controls').click();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const across = () =>
      page.locator('.controls-body').evaluate((card) => card.scrollWidth - card.clientWidth);
    await expect.poll(across).toBe(0);
    expect(await leaving(page, '.controls select', '.controls-body > *')).toEqual([]);
  }
});

test('saves a comment on the page behind "Edit"', async ({ panel, page, sandbox }) => {
  await panel.openNote(COMMENT);
  const opened = page.context().waitForEvent('page');
  await panel.action('Edit').click();
  const editor = await opened;
  await editor.getByRole('textbox').fill('An edited comment');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.locator('[id^="comment-"]').filter({ hasText: 'An edited comment' })).toBeVisible();
  expect((await platformComment(sandbox, 'An edited comment'))?.content).toBe('An edited comment');
  await expect(panel.detail).toContainText('An edited comment');
});
