import { MATRIX, rowDetails } from './support/matrix';
import { readFileSync } from 'node:fs';
import { asObject } from '../../src/lib/json';
import { wireNote } from '../support/notes';
import { hide } from '../support/painted/hide';
import { Difference } from '../support/painted/pixels';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

/** The translation of a text that has no plural forms. */
function textIn(locale: string, text: string): string {
  const texts: unknown = JSON.parse(readFileSync(`languages/${locale}.json`, 'utf8'));
  const forms = asObject(texts)[text];
  return Array.isArray(forms) ? String(forms[0]) : '';
}

// The times are those of any note but the first, which may read "now" just after midnight.
const LANGUAGES = [
  { locale: 'de', time: /^vor / },
  { locale: 'es', time: /^hace / },
  { locale: 'fr', time: /^il y a / },
  { locale: 'ja', time: /前$/ },
  { locale: 'ar', time: /^قبل / },
];

for (const { locale, time } of LANGUAGES)
  test(
    `shows texts, times and direction of the locale ${locale}`,
    rowDetails(locale === 'ar'),
    async ({ page, sandbox, consoleLog }) => {
      await page.goto(`${sandbox.panel}/?locale=${locale}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(locale, 'Notifications'));
      await expect(page).toHaveTitle(textIn(locale, 'Notifications'));
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(textIn(locale, 'Today'));
      await expect(page.locator('time').filter({ hasText: time }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expectPainted(page);
      expect(consoleLog).toEqual({ errors: [], warnings: [], violations: [] });
    },
  );

test(
  'uses the texts of the language and the dates of the region for de_AT',
  MATRIX,
  async ({ page, sandbox }) => {
    await page.goto(`${sandbox.panel}/?locale=de_AT`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benachrichtigungen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  },
);

for (const { locale, text, side } of [
  { locale: 'ar', text: 'Hello, first time here!', side: 'right' },
  { locale: 'en', text: 'جرّبت الوصفة', side: 'left' },
])
  test(
    `aligns a row in another script with the panel in ${locale}`,
    rowDetails(locale === 'ar'),
    async ({ page, sandbox }) => {
      await page.goto(`${sandbox.panel}/?locale=${locale}`);
      const excerpt = page.locator('[data-note] [data-block-text]').filter({ hasText: text });
      await expect(excerpt).toHaveCSS('text-align', side);
    },
  );

test('does not cut off the ellipsis of an English excerpt in Arabic', async ({ page, sandbox }) => {
  const text =
    'Hello, first time here! I found the recipe on the train and could not stop reading until my stop was gone. Thank you for writing.';
  const ranges = [{ type: 'comment', id: 5, indices: [0, text.length] }];
  const subject = [{ text: 'Noor commented on A post' }, { text, ranges }];
  await sandbox.control('note', wireNote(7, { subject, timestamp: new Date().toISOString() }));
  // At this width the text fills the second line, and the ellipsis comes after it.
  await page.setViewportSize({ width: 340, height: 640 });
  await page.goto(`${sandbox.panel}/?locale=ar`);
  const lines = await page.locator('.row-text').filter({ hasText: text }).boundingBox();
  if (!lines) throw new Error('the row has no size');
  await page.evaluate(hide, 'caret' as const);
  const withText = await page.screenshot();
  await page.evaluate(hide, 'caret and text' as const);
  const difference = new Difference(withText, await page.screenshot(), 1);
  const right = lines.x + lines.width;
  const beyond = { left: right, right: right + 12, top: lines.y, bottom: lines.y + lines.height };
  expect(difference.in(beyond).changed).toBeGreaterThan(4);
});

test('fits into 320 px in Arabic, and shows the list on the right of a wide panel', async ({
  page,
  sandbox,
}) => {
  const widths = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.pane, .pane-scroller')].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${sandbox.panel}/?locale=ar`);
  const row = page.locator('[data-note]').filter({ hasText: 'Hello, first time here!' });
  await expect(row).toBeVisible();
  expect(Math.max(...(await widths()))).toBeLessThanOrEqual(0);
  await row.click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(Math.max(...(await widths()))).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1000, height: 640 });
  const [list, detail] = await Promise.all([
    page.locator('.pane-list').boundingBox(),
    page.locator('.pane-detail').boundingBox(),
  ]);
  expect(list?.x).toBeGreaterThan(detail?.x ?? 0);
});

test.describe('a panel that cannot load its texts', () => {
  for (const { name, locale, answer, problem } of [
    {
      name: 'there is no such language',
      locale: 'xx',
      answer: undefined,
      problem: 'there is no such language',
    },
    { name: 'the file is missing', locale: 'ar', answer: { status: 404 }, problem: 'answered 404' },
    { name: 'the file is broken', locale: 'ar', answer: { body: '{"": {' }, problem: 'SyntaxError' },
    { name: 'the file has other contents', locale: 'ar', answer: { body: '[]' }, problem: 'TypeError' },
  ])
    test(
      `falls back to English and logs why if ${name}`,
      rowDetails(name === 'the file is missing'),
      async ({ page, sandbox, consoleLog }) => {
        if (answer) await page.route('**/languages/*.json', (route) => route.fulfill(answer));
        await page.goto(`${sandbox.panel}/?locale=${locale}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
        await expect(page.locator('time').filter({ hasText: / ago$/ }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        expect(consoleLog.warnings).toEqual([expect.stringContaining(problem)]);
      },
    );

  test(
    'falls back to English after 1.5 s if the file does not load',
    MATRIX,
    async ({ page, sandbox, consoleLog }) => {
      await page.route('**/languages/*.json', () => new Promise(() => undefined));
      const start = Date.now();
      await page.goto(`${sandbox.panel}/?locale=ar`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
      expect(Date.now() - start).toBeGreaterThan(1400);
      expect(consoleLog.warnings).toEqual([expect.stringContaining('it takes too long')]);
    },
  );
});

test('requests the notes before the texts have loaded', async ({ page, sandbox }) => {
  await page.route('**/languages/*.json', () => new Promise(() => undefined));
  const notes = page.waitForRequest(/\/notifications\/\?/);
  await page.goto(`${sandbox.panel}/?locale=ar`);
  await notes;
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
