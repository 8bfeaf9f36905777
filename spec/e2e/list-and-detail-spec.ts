import { expect, openPanel, test } from './support/test';

test('fills a tall panel and a filter with ten more notes at a time', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 400, height: 1600 });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/notifications/') && searchParams.get('fields')?.includes('body'))
      requests.push(searchParams.get('number') ?? '');
  });
  await page.goto(sandbox.panel);
  const rows = page.getByRole('listitem').locator('[data-note]');
  await expect(rows).toHaveCount(20);
  expect(requests).toEqual(['10', '20']);
  // Follows are rare, so the filter loads all pages.
  await page.getByRole('button', { name: 'Follows' }).click();
  await expect.poll(() => requests.at(-1)).toBe('100');
  expect(requests.map(Number)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('an open note covers the list of a panel of 799 px, and stands beside that of 800 px, in a window and in a frame', async ({
  page,
  sandbox,
}) => {
  await test.step('in a window', async () => {
    await page.setViewportSize({ width: 799, height: 700 });
    await page.goto(sandbox.panel);
    const rows = page.locator('[data-note]');
    await rows.first().click();
    const detail = page.getByRole('article');
    await expect(detail).toBeVisible();
    await expect(rows.first()).toBeHidden();
    expect((await detail.boundingBox())?.width).toBe(799);
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(rows.first()).toBeVisible();
    expect((await detail.boundingBox())?.x).toBeGreaterThan(200);
  });
  await test.step('in a frame', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    const { rows, detail } = await openPanel(page, sandbox);
    const frame = page.frames().find((one) => one.url().startsWith(sandbox.panel));
    const element = await frame?.frameElement();
    const resize = async (width: number): Promise<void> => {
      await element?.evaluate((node, px) => {
        if (!(node instanceof HTMLElement)) return;
        for (const name of ['inline-size', 'min-inline-size', 'max-inline-size'])
          node.style.setProperty(name, `${px}px`, 'important');
      }, width);
      await expect.poll(() => frame?.evaluate(() => innerWidth)).toBe(width);
    };
    await resize(800);
    await rows.first().press('Enter');
    await expect(detail).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await resize(799);
    await expect(rows.first()).toBeHidden();
  });
});
