import { leaving } from './support/fits';
import { expect, test } from './support/test';

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
