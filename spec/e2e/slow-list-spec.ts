import { SLOW_LIST_MS } from '../../src/streams/timing';
import { holdRequests } from './support/hold-requests';
import { expectPainted } from './support/painted';
import { layoutProblems } from './support/layout';
import { platformState } from './support/platform';
import { rows } from './support/tabs';
import { expect, test } from './support/test';

const LIST = /\/notifications\/\?/;

test('[slow-list] a list that hangs says that the platform is slow, and is not live until it is there', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  const release = await holdRequests(page, LIST);
  await page.goto(`${sandbox.panel}/?locale=de`);
  const mark = page.locator('.connection-mark');
  const line = page.locator('.trouble-line');
  await page.clock.runFor(1000);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  // The words are part of the code that reports the connection.
  await expect(mark.getByRole('img')).toHaveAttribute('title', /./);
  await page.clock.runFor(SLOW_LIST_MS);
  await expect(line).toHaveText(/^Die Plattform antwortet langsam\./);
  await expect(mark).toHaveAttribute('data-connection', 'slow');
  await expect(page.locator('.skeleton-row').first()).toBeVisible();
  expect(await page.evaluate(layoutProblems, 'body')).toEqual([]);
  await expectPainted(page);
  release();
  await expect(rows(page).first()).toBeVisible();
  await expect(mark).toHaveAttribute('data-connection', 'live');
  await expect(line).toBeHidden();
});
