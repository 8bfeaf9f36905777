import type { Locator } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { commentStatus } from './support/platform';
import { middleOf, stopClock, untilSettled } from './support/presses';
import { expect, test } from './support/test';

const UNAPPROVED = 'Hello, first time here!';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });

  test('[press-guard] a row that is there for half a second takes a tap when the guard arrives just after or long after the list', async ({
    page,
    sandbox,
  }) => {
    for (const isLate of [true, false]) {
      const release = await holdRequests(page, /\/deferred\.[0-9a-f]+\.js$/);
      await page.goto(sandbox.panel);
      const { x, y } = await middleOf(page.locator('.row').nth(1));
      const settled = untilSettled(page);
      if (isLate) await settled;
      release();
      // A part that arrives with the guard.
      await page.getByRole('status').first().waitFor({ state: 'attached' });
      await settled;
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('article'), isLate ? 'long after' : 'just after').toBeVisible();
    }
  });

  test('[press-guard] after Back, a tap far from it opens a note at once', async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await page.getByRole('status').first().waitFor({ state: 'attached' });
    await untilSettled(page);
    await page.touchscreen.tap(200, 400);
    const back = await middleOf(page.getByRole('button', { name: 'Back' }));
    await untilSettled(page);
    await stopClock(page.locator('body'));
    await page.touchscreen.tap(back.x, back.y);
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.touchscreen.tap(200, 400);
    await expect(page.getByRole('article')).toBeVisible();
  });

  test('[press-guard] taps on the bars of checked notes and of a batch do nothing for half a second, and a second tap on a button of a message or on Send presses nothing else', async ({
    panel,
    sandbox,
  }) => {
    test.slow();
    const { page, frame, rows } = panel;
    const body = frame.locator('body');
    await test.step('the bars', async () => {
      const tap = async (target: Locator): Promise<void> => {
        const { x, y } = await middleOf(target);
        await page.touchscreen.tap(x, y);
      };
      const row = rows.filter({ hasText: UNAPPROVED });
      await untilSettled(page);
      let goOn = await stopClock(body);
      await tap(row.locator('.row-icon'));
      const trash = frame.locator('.checks-bar').getByRole('button', { name: 'Trash' });
      await tap(trash);
      await expect(row).toBeVisible();
      await goOn();
      await untilSettled(page);
      goOn = await stopClock(body);
      await tap(trash);
      const undo = frame.locator('.deed-bar').getByRole('button', { name: 'Undo' });
      await tap(undo);
      await expect(undo).toBeVisible();
      await goOn();
      await untilSettled(page);
      await tap(undo);
      await expect(row).toBeVisible();
    });
    await test.step('a button of a message', async () => {
      await panel.frame.getByRole('button', { name: 'Mark all as read' }).click();
      const undo = panel.frame.locator('.status-bar').getByRole('button', { name: 'Undo' });
      const { x, y } = await middleOf(undo);
      // Near the lower edge of the button, which is over a row; the rest is over the heading of its group.
      const tap = () => panel.page.touchscreen.tap(x, y + 21);
      await untilSettled(page);
      const goOn = await stopClock(body);
      await tap();
      await expect(undo).toHaveCount(0);
      await tap();
      await goOn();
      await untilSettled(page);
      await expect(panel.detail).toHaveCount(0);
      // It works in the same place when the blogger has seen it.
      await tap();
      await expect(panel.detail).toBeVisible();
      await panel.closeNote();
    });
    await test.step('Send', async () => {
      await panel.openNote(UNAPPROVED);
      await panel.frame.getByRole('textbox').fill('It is not too late.');
      const { x, y } = await middleOf(panel.action('Send'));
      await untilSettled(page);
      await stopClock(body);
      await panel.page.touchscreen.tap(x, y);
      await expect(panel.frame.getByText('Reply posted!').last()).toBeVisible();
      await panel.page.touchscreen.tap(x, y);
      await expect(panel.frame.getByText('You replied to this comment.')).toBeVisible();
      await panel.page.touchscreen.tap(x, y);
      await expect.poll(() => commentStatus(sandbox, UNAPPROVED)).toBe('approved');
      await expect(panel.detail).toBeVisible();
    });
  });
});

test('[press-guard] a press on an action of a row that moves before it begins or ends does nothing, nor does the second click of a double click on a row', async ({
  panel,
  sandbox,
}) => {
  const { page, frame, rows } = panel;
  const row = rows.filter({ hasText: UNAPPROVED });
  const comment = async (text: string): Promise<void> => {
    await sandbox.control('comment', { text });
    await expect(rows.first()).toContainText(text);
  };
  const hover = () => row.hover({ position: { x: 80, y: 20 } });
  await untilSettled(page);
  await hover();
  const trash = frame.getByRole('toolbar', { name: /^Actions: / }).getByRole('button', { name: 'Trash' });
  const { x, y } = await middleOf(trash);
  await page.mouse.move(x, y);
  await untilSettled(page);
  await page.mouse.down();
  await comment('Is the kettle on?');
  await page.mouse.up();
  await untilSettled(page);
  // The next note moves the actions to where the mouse rests.
  await hover();
  await untilSettled(page);
  const below = (await middleOf(trash)).y + ((await row.boundingBox())?.height ?? NaN);
  await page.mouse.move(x - 100, below);
  await page.mouse.move(x, below);
  await expect(row.locator('xpath=..').locator('.row-tools')).toHaveCount(0);
  await untilSettled(page);
  await comment('Is it on now?');
  await page.mouse.down();
  await page.mouse.up();
  await untilSettled(page);
  await expect(panel.detail).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await commentStatus(sandbox, UNAPPROVED)).toBe('unapproved');

  await panel.openNote(UNAPPROVED);
  const like = await middleOf(panel.action('Like'));
  await page.mouse.move(like.x, like.y);
  await untilSettled(page);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(panel.action('Like')).toBeVisible();
  // A click of its own works in the same place.
  await page.mouse.click(like.x, like.y);
  await expect(panel.action('Liked')).toBeVisible();

  // Each of several quick presses on one control counts.
  const next = await middleOf(panel.frame.getByRole('button', { name: 'Next notification' }));
  await page.mouse.move(next.x, next.y);
  await untilSettled(page);
  const opened = panel.frame.locator('.row[aria-current="true"]');
  const ids = await panel.rows.evaluateAll((rows) => rows.map((row) => row.dataset.note ?? ''));
  const first = ids.indexOf((await opened.getAttribute('data-note')) ?? '');
  for (const clickCount of [1, 2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(opened).toHaveAttribute('data-note', ids[first + clickCount] ?? '');
  }
});
