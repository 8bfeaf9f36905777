import {
  bar,
  covered,
  coveredAtTop,
  endMessage,
  expectStill,
  FOLLOWED,
  listOf,
  noteOf,
  open,
  places,
  press,
  scrollTo,
  shifted,
  showMessage,
  topOf,
} from './support/message-place';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

for (const left of [10, 400])
  test(`[message-over-no-control] a message over a list that leaves ${left} px empty moves nothing`, async ({
    page,
    sandboxWith,
  }) => {
    await page.clock.install();
    await page.goto((await sandboxWith('--notes', '6')).panel);
    await expect(page.locator('.list-end')).toHaveText('The End');
    const height = await listOf(page).evaluate(
      (list) => list.getBoundingClientRect().top + list.scrollHeight,
    );
    await page.setViewportSize({ width: 390, height: Math.ceil(height) + left });
    await expect(page.locator('.list-end')).toHaveCount(0);
    const before = await places(page);
    await showMessage(page);
    await expectStill(page, before, 'with the message');
    // The browser reports sizes with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.locator('.list-end').count()).toBe(0);
    await endMessage(page);
    await expectStill(page, before, 'after the message');
  });

test('[message-over-no-control] the heading stays at a message that a narrower or wider panel makes taller or shorter', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, 'en');
  // Until the panel takes keys.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page.locator('.row:focus')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('d');
  await expect(bar(page)).toContainText('Set aside, in this browser only.');
  // The message stays.
  await page.clock.pauseAt(Date.now() + 1000);
  const heightOf = async () => (await bar(page).boundingBox())?.height ?? NaN;
  const gap = () =>
    page.locator('.group-heading').evaluateAll(([heading]) => {
      const message = document.querySelector('.status-bar')?.getBoundingClientRect();
      return Math.abs((heading?.getBoundingClientRect().top ?? NaN) - (message?.bottom ?? NaN));
    });
  const before = await heightOf();
  await scrollTo(listOf(page), 200);
  await page.setViewportSize({ width: 300, height: 700 });
  await expect.poll(heightOf).toBeGreaterThan(before);
  await expect.poll(gap).toBeLessThan(1);
  await scrollTo(listOf(page), 200);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(heightOf).toBe(before);
  await expect.poll(gap).toBeLessThan(1);
});

test('[message-over-no-control] what a message hides can be scrolled to, its end moves nothing, and another list starts below it', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, 'en');
  await showMessage(page);
  for (const top of [200, 0]) {
    await scrollTo(listOf(page), top);
    expect(await covered(page)).toEqual([]);
  }
  const message = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const heading = () =>
    page.locator('.group-heading').evaluateAll(([first]) => first?.getBoundingClientRect().top);
  expect(await heading()).toBe(message);
  const before = await places(page);
  await endMessage(page);
  await expectStill(page, before, 'after the message');
  await scrollTo(listOf(page), 200);
  await expect(page.locator('[data-message]')).toHaveCount(0);
  await expectStill(page, shifted(before, -200), 'after scrolling');
  await scrollTo(listOf(page), 0);
  expect(await heading()).toBeLessThan(message);
  await showMessage(page);
  await press(page.locator('.filter-bar button').last());
  const first = () =>
    page.locator('.row').evaluateAll(([row]) => row?.getBoundingClientRect().top ?? -Infinity);
  await expect.poll(first).toBeGreaterThan(message);
});

test('[message-over-no-control] rows stay in place when a note arrives under a message', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, 'en');
  await scrollTo(listOf(page), 300);
  const row = page.locator('.row').nth(4);
  const id = await row.getAttribute('data-note');
  const top = () =>
    page.locator(`.pane-list [data-note="${id}"]`).evaluate((each) => each.getBoundingClientRect().top);
  await showMessage(page);
  const before = await top();
  await sandbox.control('comment', { text: 'A new one.' });
  await expect(page.locator('.new-notes')).toBeVisible();
  expect(await covered(page)).toEqual([]);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await endMessage(page);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('[message-over-no-control] a message that moves to the list with the blogger, and ends there, moves nothing', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, 'en');
  await scrollTo(listOf(page), 40);
  const before = await places(page);
  const row = page.locator('.row').filter({ hasText: 'Hello, first time here!' });
  await press(row);
  await sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
  await press(page.locator('[aria-keyshortcuts="L"]'));
  await expect(page.locator('.pane-detail .status-bar')).toBeVisible();
  await press(page.locator('.detail-header .icon-button'));
  await expect(page.locator('.pane-list .status-bar')).toBeVisible();
  expect(await covered(page)).toEqual([]);
  expect(await coveredAtTop(page)).toBe(0);
  await expectStill(page, before, 'with the message');
  await press(row);
  await expect(page.locator('.pane-detail .status-bar')).toBeVisible();
  await endMessage(page);
  await press(page.locator('.detail-header .icon-button'));
  await expectStill(page, before, 'after the message');
  expect(await topOf(listOf(page))).toBe(40);
});

test('[message-over-no-control] the next note starts at its top below a message, and at the top without', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, 'en');
  await press(page.locator('.row').filter({ hasText: FOLLOWED }));
  await press(page.locator('.follow-button'));
  const next = page.locator('.detail-header .icon-button').last();
  await next.dispatchEvent('click');
  await expect(page.locator('.follow-button')).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  expect(await topOf(noteOf(page))).toBe(0);
  const before = await places(page);
  await endMessage(page);
  await expectStill(page, before, 'after the message');
  await next.dispatchEvent('click');
  await expect(page.locator('[data-message]')).toHaveCount(0);
});
