import type { Page } from '@playwright/test';
import { COMMENT } from './gallery/scene-panel';
import { leaving } from './support/fits';
import { loadNotes } from './support/load-notes';
import { rowDetails } from './support/matrix';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

const LOCALES = ['de', 'en', 'ar'] as const;

/** A comment of a person with a name of 76 characters. */
const LONG_NAME = 'I started reading at the bus stop';

async function openNote(page: Page, sandbox: Sandbox, locale: string, text: string): Promise<void> {
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await expect(page.locator('.row').first()).toBeVisible();
  await loadNotes(page, 30);
  await page.locator('.row').filter({ hasText: text }).first().click();
  await expect(page.locator('.reply-box')).toBeVisible();
}

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height, middle: y + height / 2 };
    });

for (const locale of LOCALES)
  test(
    `the panel's title has one line beside three buttons in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await page.goto(`${sandbox.host}/?locale=${locale}`);
      await page.locator('notestream-bell button').first().click();
      const title = page.frameLocator('notestream-bell iframe').locator('.list-header h1');
      await expect(title.locator('xpath=..').locator('.icon-button')).toHaveCount(3);
      for (const width of [320, 360, 393, 394, 412]) {
        await page.setViewportSize({ width, height: 640 });
        await expect.poll(() => title.evaluate(() => innerWidth)).toBe(width);
        const lines = await title.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        });
        expect([width, lines]).toEqual([width, 1]);
      }
    },
  );

for (const locale of LOCALES)
  test(
    `the filters stand in one row from 390 px on, with their labels inside, in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await page.goto(`${sandbox.panel}/?locale=${locale}`);
      await expect(page.locator('.filter-count').first()).toBeVisible();
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 640 });
        const rows = () =>
          page
            .locator('.filter-bar button')
            .evaluateAll((buttons) => new Set(buttons.map((each) => each.getBoundingClientRect().top)).size);
        await expect.poll(rows).toBeLessThanOrEqual(width < 390 ? 2 : 1);
        expect(await leaving(page, '.filter-bar button', '.filter-bar')).toEqual([]);
      }
    },
  );

for (const [locale, width] of [
  ['en', 390],
  ['de', 390],
  ['ar', 390],
  ['ja', 390],
  ['en-XA', 320],
] as const)
  test(
    `the bar of checked notes takes at most 110 px, with targets of 44 px, in ${locale} at ${width} px`,
    rowDetails(locale === 'de' || locale === 'en-XA'),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.goto(`${sandbox.panel}/?locale=${locale}`);
      await page.getByRole('status').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Control+a');
      const last = page.locator('.check-action').last();
      await expect(last).toBeVisible();
      expect((await boxOf(page, '.checks-bar')).height).toBeLessThanOrEqual(110);
      for (const side of ['width', 'height'] as const) {
        const sizes = await page
          .locator('.checks-bar button')
          .evaluateAll((buttons, side) => buttons.map((each) => each.getBoundingClientRect()[side]), side);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      }
      expect(await leaving(page, '.check-action', '.check-action', true)).toEqual([]);
      await last.scrollIntoViewIfNeeded();
      expect(await leaving(page, '.check-action:last-child', '.checks-bar')).toEqual([]);
    },
  );

for (const locale of LOCALES)
  test(
    `actions and reply box leave more than two thirds to a note that needs approval, in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await openNote(page, sandbox, locale, COMMENT);
      await expect(page.locator('.needs-approval')).toBeVisible();
      const footer = await boxOf(page, '.detail-footer');
      expect(footer.height).toBeLessThan(640 / 3);
      await page.getByRole('article').locator('[aria-keyshortcuts="A"]').click();
      await expect(page.locator('.needs-approval')).toBeHidden();
      await expect.poll(async () => (await boxOf(page, '.detail-footer')).height).toBeLessThan(640 / 4);
    },
  );

for (const locale of LOCALES)
  test(
    `a comment of somebody with a long name starts above the actions in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await openNote(page, sandbox, locale, LONG_NAME);
      const [comment, footer] = [await boxOf(page, '.block-comment'), await boxOf(page, '.detail-footer')];
      const firstLine = comment.y + 24;
      expect(firstLine).toBeLessThan(footer.y);
    },
  );

for (const locale of LOCALES)
  test(
    `the button to send takes a fifth of the reply box, and one line stands at its height, in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await openNote(page, sandbox, locale, COMMENT);
      const measure = async () => ({
        box: await boxOf(page, '.reply-box'),
        text: await boxOf(page, '[data-reply-box]'),
        send: await boxOf(page, '.reply-box .button'),
      });
      const { box, send, text } = await measure();
      expect(send.width / box.width).toBeLessThan(0.2);
      // The placeholder is in one line, too.
      expect(text.height).toBeLessThan(send.height);
      await page.locator('[data-reply-box]').fill('One line');
      const filled = await measure();
      expect(Math.abs(filled.text.middle - filled.send.middle)).toBeLessThanOrEqual(1);
      expect(filled.box.height).toBe(box.height);
    },
  );
