import { wireNote } from '../support/notes';
import { hide } from '../support/painted/hide';
import { Difference } from '../support/painted/pixels';
import { loadNotes } from './support/load-notes';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

test('shows texts, times and direction of Arabic, fits into 320 px, and has the list on the right of a wide panel', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${sandbox.panel}/?locale=ar`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('التنبيهات');
  await expect(page).toHaveTitle('التنبيهات');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('اليوم');
  // The time of the first note may read "now" just after midnight.
  await expect(page.locator('time').filter({ hasText: /^قبل / }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectPainted(page);
  const row = page.locator('[data-note]').filter({ hasText: 'Hello, first time here!' });
  await expect(row.locator('.row-excerpt')).toHaveCSS('text-align', 'right');
  const expectFitting = async (): Promise<void> => {
    const widths = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.pane, .pane-scroller')].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  };
  await expectFitting();
  await row.click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectFitting();
  await page.setViewportSize({ width: 1000, height: 640 });
  const [list, detail] = await Promise.all([
    page.locator('.pane-list').boundingBox(),
    page.locator('.pane-detail').boundingBox(),
  ]);
  expect(list?.x).toBeGreaterThan(detail?.x ?? 0);
  expect(consoleLog).toEqual({ errors: [], warnings: [], violations: [] });
});

test('a Hebrew reply has its bar on its right in a left-to-right panel, whose Arabic excerpts start on its left', async ({
  panel,
}) => {
  await loadNotes(panel.frame, 30);
  const excerpt = panel.rows.locator('.row-excerpt').filter({ hasText: 'جرّبت الوصفة' });
  await expect(excerpt).toHaveCSS('text-align', 'left');
  const openReply = async (author: string) => {
    await panel.rows.filter({ hasText: author }).first().click();
    return panel.detail.locator('[data-nested] .rich-text').evaluate((text) => {
      const sides = ['left', 'right'] as const;
      const isDrawn = (side: string): boolean =>
        [text, text.parentElement ?? text].some(
          (box) => getComputedStyle(box).getPropertyValue(`border-${side}-width`) === '3px',
        );
      return sides.filter(isDrawn);
    });
  };
  expect(await openReply('אביגיל שרון')).toEqual(['right']);
  expect(await openReply('Kwame Osei replied')).toEqual(['left']);
});

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

test('falls back to English and logs why if the file of a language is missing', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await page.route('**/languages/*.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${sandbox.panel}/?locale=ar`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await expect(page.locator('time').filter({ hasText: / ago$/ }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(consoleLog.warnings).toEqual([expect.stringContaining('answered 404')]);
});

test('requests the notes before the texts have loaded', async ({ page, sandbox }) => {
  await page.route('**/languages/*.json', () => new Promise(() => undefined));
  const notes = page.waitForRequest(/\/notifications\/\?/);
  await page.goto(`${sandbox.panel}/?locale=ar`);
  await notes;
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
