import type { Page } from '@playwright/test';
import { wireNote } from '../support/notes';
import { COMMENT } from './gallery/scene-panel';
import { brokenWords, leaving, widthSpread } from './support/fits';
import { layoutProblems } from './support/layout';
import { loadNotes } from './support/load-notes';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

async function openList(page: Page, sandbox: Sandbox, locale: string): Promise<void> {
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await expect(page.locator('.filter-count').first()).toBeVisible();
}

const rowOf = (page: Page, text: string) => page.locator('.row').filter({ hasText: text }).first();

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, middle: y + height / 2 };
    });

test('in German, the filters stand in one row from 390 px on, with their labels and counts inside, and actions have columns of one width', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await openList(page, sandbox, 'de');
  for (const width of [320, 360, 390, 412, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const lines = () =>
      page
        .locator('.filter-bar button')
        .evaluateAll((buttons) => new Set(buttons.map((each) => each.getBoundingClientRect().top)).size);
    await expect.poll(lines, `${width} px`).toBeLessThanOrEqual(width < 390 ? 2 : 1);
    for (const part of ['.filter-bar button', '.filter-count'])
      await expect.poll(() => leaving(page, part, '.filter-bar'), `${part} at ${width} px`).toEqual([]);
    if (width === 320) expect(await page.evaluate(layoutProblems, 'body')).toEqual([]);
  }
  await rowOf(page, COMMENT).click();
  await expect(page.getByRole('article')).toBeVisible();
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => widthSpread(page, '.action-button'), `${width} px`).toBeLessThanOrEqual(1);
    expect([width, await leaving(page, '.action-button', '.action-button', true)]).toEqual([width, []]);
    expect([width, await brokenWords(page, '.action-button')]).toEqual([width, []]);
  }
});

test('[lines-of-a-row] a title of 5,000 characters without a space has three lines in a row, and the mark of a reply stands before a right-to-left name', async ({
  page,
  sandbox,
}) => {
  const title = 'Donaudampfschiff'.repeat(313).slice(0, 5000);
  const name = 'אביגיל שרון';
  const long = `Ann commented on ${title}`;
  const post = { type: 'post', id: 5, indices: [17, long.length] };
  const answered = [
    { type: 'noticon', indices: [0, 0], value: '\uf467' },
    { type: 'user', id: 5, indices: [0, name.length] },
  ];
  const timestamp = new Date().toISOString();
  await sandbox.control(
    'note',
    wireNote(7, { subject: [{ text: long, ranges: [post] }, { text: title }], timestamp }),
  );
  await sandbox.control(
    'note',
    wireNote(8, { subject: [{ text: `${name} commented on A loaf`, ranges: answered }], timestamp }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await openList(page, sandbox, 'en');
  const headline = page.locator('[data-note="8"] .row-headline');
  const [mark, drawnName] = await Promise.all([
    headline.locator('.noticon svg').boundingBox(),
    headline.locator('.range-user').boundingBox(),
  ]);
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(drawnName?.x ?? 0);
  await expect(headline.locator('.noticon svg')).toHaveCSS('transform', 'none');
  const linesOf = (selector: string) =>
    page
      .locator(`[data-note="7"] ${selector}`)
      .evaluate((box) => Math.round(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight)));
  expect(await linesOf('.row-headline')).toBe(3);
  expect(await linesOf('.row-excerpt')).toBe(2);
  await page.locator('[data-note="7"]').click();
  await expect(page.getByRole('article')).toContainText(title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test("the panel's title has one line beside three buttons", async ({ page, sandbox }) => {
    await page.goto(`${sandbox.host}/?locale=de`);
    await page.locator('notestream-bell button').first().click();
    const header = page.frameLocator('notestream-bell iframe').locator('.list-header');
    const title = header.locator('h1');
    const buttons = header.getByRole('button');
    await expect(buttons).toHaveCount(3);
    for (const width of [320, 360, 393, 394, 412]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => title.evaluate(() => innerWidth)).toBe(width);
      const lines = await title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect([width, lines]).toEqual([width, 1]);
      const misplaced = await buttons.evaluateAll((all) => {
        const { top = 0, bottom = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
        return all.filter((each) => {
          const { left, right, y, height } = each.getBoundingClientRect();
          const middle = y + height / 2;
          return left < 0 || right > innerWidth || middle < top || middle > bottom;
        }).length;
      });
      expect([width, misplaced]).toEqual([width, 0]);
    }
  });

  test('the bar of checked notes takes at most 110 px, with targets of 44 px', async ({ page, sandbox }) => {
    await openList(page, sandbox, 'en-XA');
    await page.getByRole('status').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Control+a');
    const last = page.locator('.check-action').last();
    await expect(last).toBeVisible();
    expect((await boxOf(page, '.checks-bar')).height).toBeLessThanOrEqual(110);
    const sizes = await page
      .locator('.checks-bar button')
      .evaluateAll((buttons) =>
        buttons.flatMap((each) => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await leaving(page, '.check-action', '.check-action', true)).toEqual([]);
    await last.scrollIntoViewIfNeeded();
    expect(await leaving(page, '.check-action:last-child', '.checks-bar')).toEqual([]);
  });

  test('actions and reply box leave more than two thirds to a note, whose text starts above them also after a long name', async ({
    page,
    sandbox,
  }) => {
    await openList(page, sandbox, 'de');
    await loadNotes(page, 30);
    await rowOf(page, COMMENT).click();
    await expect(page.locator('.reply-box')).toBeVisible();
    await expect(page.locator('.needs-approval')).toBeVisible();
    expect((await boxOf(page, '.detail-footer')).height).toBeLessThan(640 / 3);
    await test.step('the button to send takes a fifth of the reply box, and one line stands at its height', async () => {
      const box = await boxOf(page, '.reply-box');
      const send = await boxOf(page, '.reply-box .button');
      expect(send.width / box.width).toBeLessThan(0.2);
      // The placeholder is in one line, too.
      expect((await boxOf(page, '[data-reply-box]')).height).toBeLessThan(send.height);
      await page.locator('[data-reply-box]').fill('One line');
      const filled = await boxOf(page, '[data-reply-box]');
      expect(Math.abs(filled.middle - (await boxOf(page, '.reply-box .button')).middle)).toBeLessThanOrEqual(
        1,
      );
      expect((await boxOf(page, '.reply-box')).height).toBe(box.height);
      await page.locator('[data-reply-box]').fill('');
    });
    await page.getByRole('article').locator('[aria-keyshortcuts="A"]').click();
    await expect(page.locator('.needs-approval')).toBeHidden();
    await expect.poll(async () => (await boxOf(page, '.detail-footer')).height).toBeLessThan(640 / 4);
    await page.keyboard.press('ArrowLeft');
    // A comment of a person with a name of 76 characters.
    await rowOf(page, 'I started reading at the bus stop').click();
    await expect(page.locator('.reply-box')).toBeVisible();
    const firstLine = (await boxOf(page, '.block-comment')).y + 24;
    expect(firstLine).toBeLessThan((await boxOf(page, '.detail-footer')).y);
  });
});
